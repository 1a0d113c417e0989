import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { companyRegister } from '@/lib/company-register'
import { isPoland } from '@/lib/core/values/countries'
import { countryName } from '@/lib/i18n/country-name'
import { defaultLocale } from '@/lib/i18n/routing'
import { type Words, wordsOf } from '@/lib/i18n/translator'
import type { Buyer, InvoiceDocument } from '@/lib/invoices/contents'
import type { Invoice } from '@/lib/invoices/schema'
import { drawKsefCodes } from './ksef-codes'
import { drawTable, MARGIN, pageWidth, type TableColumn } from './table'
import { amountText, type Label, lineCells, lineColumns, rateCells, rateColumns } from './tables'

const typeface = (name: string) => readFile(join(process.cwd(), 'lib/invoices/typefaces', `${name}.ttf`))
type Typefaces = Promise<[regular: Buffer, bold: Buffer]>
const typefaces: Record<string, Typefaces> = {}

/** Scripts of offered countries that the shop's own typeface does not have. */
const otherScripts = /[\p{Script=Greek}\p{Script=Georgian}]/u

/** One typeface for the whole document: a second one in a line would not sit level. */
function typefacesFor({ buyer, document }: Invoice): Typefaces {
  const text = JSON.stringify([buyer, document.seller, document.sale.lines])
  const name = otherScripts.test(text) ? 'noto' : 'onest'
  typefaces[name] ??= Promise.all([typeface(`${name}-regular`), typeface(`${name}-bold`)])
  return typefaces[name]
}

/** The invoice as a file: the same bytes for the same invoice, since no time but that of its issue is in it. */
export async function invoicePdf(invoice: Invoice & { buyer: Buyer }): Promise<Buffer> {
  const [regular, bold] = await typefacesFor(invoice)
  const polish = wordsOf(defaultLocale)
  const others = invoice.locale === defaultLocale ? [] : [wordsOf(invoice.locale)]
  const label: Label = (key) =>
    [...new Set([polish, ...others].map((t) => t(`invoice.pdf.${key}`)))].join(' / ')
  const paper = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pl-PL',
    bufferPages: true,
    // no standard typeface, which has no Polish letters
    font: regular as unknown as string,
    info: {
      Title: invoice.number,
      Author: invoice.document.seller.name,
      CreationDate: new Date(invoice.issuedAt),
    },
  })
  paper.registerFont('regular', regular)
  paper.registerFont('bold', bold)
  drawHead(paper, invoice, label)
  drawParties(paper, invoice, label, [polish, ...others])
  drawSale(paper, invoice.document, label)
  drawPayment(paper, invoice.document, label)
  drawRegister(paper, invoice.document, polish)
  numberPages(paper, invoice.number)
  return bytesOf(paper)
}

type Paper = PDFKit.PDFDocument

function bytesOf(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
    paper.end()
  })
}

function drawHead(paper: Paper, invoice: Invoice & { buyer: Buyer }, label: Label): void {
  const bottom = drawKsefCodes(paper, invoice)
  drawHeadFacts(paper, invoice, label)
  paper.page.margins.right = MARGIN
  paper.y = Math.max(paper.y, bottom)
}

function drawHeadFacts(
  paper: Paper,
  { number, document, buyer, ksef, ksefNumber, correctedKsefNumber }: Invoice & { buyer: Buyer },
  label: Label,
): void {
  const { correction, issueDate, saleDate, orderId, receiptNumber } = document
  paper
    .font('bold')
    .fontSize(17)
    .text(label(correction ? 'correction' : 'invoice'))
  paper.fontSize(13).text(number)
  paper.moveDown(0.5).font('regular').fontSize(9)
  if (ksefNumber) drawFact(paper, label('ksef'), ksefNumber)
  else if (ksef && !ksef.isOffline) paper.font('bold').text(label('ksefWaits'))
  drawFact(paper, label('issueDate'), issueDate)
  if (saleDate) drawFact(paper, label('saleDate'), saleDate)
  drawFact(paper, label('order'), orderId)
  if (receiptNumber) drawFact(paper, label('receipt'), receiptNumber)
  if (buyer.reference) drawFact(paper, label('reference'), buyer.reference)
  if (correction) {
    drawFact(paper, label('corrected'), `${correction.number}, ${correction.issueDate}`)
    const correctedKsef = correctedKsefNumber ?? correction.ksefNumber
    if (correctedKsef) drawFact(paper, label('correctedKsef'), correctedKsef)
    drawFact(paper, label('reason'), correction.reason)
  }
}

function drawFact(paper: Paper, name: string, value: string): void {
  paper.font('regular').text(`${name}: `, { continued: true }).font('bold').text(value)
}

/** Seller and buyer, side by side. */
function drawParties(
  paper: Paper,
  { document, buyer }: Invoice & { buyer: Buyer },
  label: Label,
  words: Words[],
) {
  const { seller } = document
  const half = pageWidth / 2 - 10
  const isForeign = !isPoland(buyer.country)
  const country = (code: string) => [...new Set(words.map((t) => countryName(t, code)))].join(' / ')
  const addressOf = ({ address, postCode, city, country: code }: Buyer | typeof seller) => [
    address,
    `${postCode} ${city}`,
    ...(isForeign ? [country(code)] : []),
  ]
  const parties = [
    [
      label('seller'),
      seller.name,
      ...addressOf(seller),
      `${label('taxId')}: ${seller.taxId}`,
      `${seller.phone}, ${seller.email}`,
    ],
    [
      label('buyer'),
      buyer.name,
      ...addressOf(buyer),
      ...(buyer.taxId ? [`${label('taxId')}: ${buyer.taxId}`] : []),
    ],
  ]
  const top = paper.y + 14
  const bottoms = parties.map(([heading = '', name = '', ...lines], index) => {
    const left = MARGIN + index * (half + 20)
    paper.font('regular').fontSize(8).text(heading, left, top, { width: half })
    paper.font('bold').fontSize(10).text(name, { width: half })
    paper.font('regular').fontSize(9).text(lines.join('\n'), { width: half })
    return paper.y
  })
  paper.x = MARGIN
  paper.y = Math.max(...bottoms) + 14
}

function drawSale(paper: Paper, { sale, correction }: InvoiceDocument, label: Label): void {
  const lines: TableColumn[] = lineColumns(label)
  const rates: TableColumn[] = rateColumns(label)
  if (!correction) {
    drawTable(paper, lines, lineCells(sale))
    drawTable(paper, rates, rateCells(sale, label))
    return
  }
  drawHeading(paper, label('before'))
  drawTable(paper, lines, lineCells(correction.before))
  drawTable(paper, rates, rateCells(correction.before, label))
  drawHeading(paper, label('after'))
  drawTable(paper, lines, lineCells(sale))
  drawTable(paper, rates, rateCells(sale, label))
  drawHeading(paper, label('difference'))
  drawTable(paper, rates, rateCells(correction.difference, label))
}

function drawHeading(paper: Paper, text: string): void {
  paper.moveDown(0.5).font('bold').fontSize(10).text(text, MARGIN).moveDown(0.3)
}

function drawPayment(
  paper: Paper,
  { sale, correction, payment, isSplitPayment }: InvoiceDocument,
  label: Label,
): void {
  paper.moveDown(1).fontSize(9)
  if (isSplitPayment) paper.font('bold').text(label('splitPayment'))
  drawFact(paper, label('method'), label(payment.type))
  if (correction) {
    const { grossGrosze } = correction.difference.total
    const { keptGrosze = 0, isPaid = true } = correction
    if (keptGrosze > 0) drawFact(paper, label('kept'), `${amountText(keptGrosze)} PLN`)
    // what was never paid does not go back: it is owed no more
    const due = grossGrosze >= 0 ? 'toPay' : isPaid ? 'toRefund' : 'owedLess'
    drawDue(paper, label(due), Math.abs(grossGrosze))
    return
  }
  const { grossGrosze } = sale.total
  if (payment.paidOn) drawFact(paper, label('paidOn'), payment.paidOn)
  if (payment.account) drawFact(paper, label('account'), payment.account)
  drawDue(paper, label('toPay'), payment.paidOn ? 0 : grossGrosze)
}

function drawDue(paper: Paper, name: string, grosze: number): void {
  paper
    .moveDown(0.4)
    .font('bold')
    .fontSize(13)
    .text(`${name}: ${amountText(grosze)} PLN`)
}

/** Court, register, capital and the number in the register of waste, which the law wants on invoices. */
function drawRegister(paper: Paper, { seller }: InvoiceDocument, polish: Words): void {
  paper.moveDown(1.5).font('regular').fontSize(8).text(companyRegister(polish, seller), { width: pageWidth })
}

function numberPages(paper: Paper, number: string): void {
  const { count } = paper.bufferedPageRange()
  for (let page = 0; count > 1 && page < count; page++) {
    paper.switchToPage(page)
    // below the margin, where the library would begin another page
    paper.page.margins.bottom = 0
    paper.font('regular').fontSize(8)
    paper.text(`${number}, ${page + 1}/${count}`, MARGIN, paper.page.height - 28, {
      width: pageWidth,
      align: 'right',
    })
  }
}
