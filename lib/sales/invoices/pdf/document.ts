import 'server-only'
import { encode } from 'uqr'
import { plainNip } from '@/lib/platform/values/tax-id'
import { type Buyer, type InvoiceDocument, isBeforeDelivery, type Sale } from '@/lib/sales/books/contents'
import { ksefAddress } from '@/lib/sales/invoices/ksef/api'
import { invoiceLink, verificationSite } from '@/lib/sales/invoices/ksef/rules'
import type { DebitNote } from '@/lib/sales/invoices/notes/queries'
import type { Invoice } from '@/lib/sales/invoices/schema'
import {
  amountText,
  bytesOf,
  drawDue,
  drawFact,
  drawParties,
  drawRegister,
  type Label,
  lineCells,
  lineColumns,
  numberPages,
  openPaper,
  type Paper,
  rateCells,
  rateColumns,
  wordsFor,
} from './paper'
import { drawTable, MARGIN, pageWidth, type TableColumn } from './table'

/** The invoice as a file: the same bytes for the same invoice, since no time but that of its issue is in it. */
export async function invoicePdf(invoice: Invoice & { buyer: Buyer }): Promise<Buffer> {
  const paper = await openPaper(invoice, invoice.document.sale.lines)
  const { label, words } = wordsFor(invoice.locale)
  drawHead(paper, invoice, label)
  drawParties(paper, invoice, label, words)
  drawSale(paper, invoice.document, label)
  drawPayment(paper, invoice.document, label)
  drawRegister(paper, invoice.document)
  numberPages(paper, invoice.number)
  return bytesOf(paper)
}

function drawHead(paper: Paper, invoice: Invoice & { buyer: Buyer }, label: Label): void {
  const bottom = drawKsefCodes(paper, invoice)
  const { number, document, buyer, ksef, ksefNumber, correctedKsefNumber } = invoice
  const { correction, issueDate, saleDate, orderId, receiptNumber, ossCountry } = document
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
  if (isBeforeDelivery(document)) drawFact(paper, label('saleDate'), label('saleFollows'))
  drawFact(paper, label('order'), orderId)
  if (receiptNumber) drawFact(paper, label('receipt'), receiptNumber)
  if (ossCountry) drawFact(paper, label('oss'), ossCountry)
  if (buyer.reference) drawFact(paper, label('reference'), buyer.reference)
  if (correction) {
    drawFact(paper, label('corrected'), `${correction.number}, ${correction.issueDate}`)
    const correctedKsef = correctedKsefNumber ?? correction.ksefNumber
    if (correctedKsef) drawFact(paper, label('correctedKsef'), correctedKsef)
    drawFact(paper, label('reason'), correction.reason)
  }
  paper.page.margins.right = MARGIN
  paper.y = Math.max(paper.y, bottom)
}

function drawSale(paper: Paper, { sale, correction }: InvoiceDocument, label: Label): void {
  const rates = rateColumns(label)
  const drawWhole = (whole: Sale) => {
    drawTable(paper, lineColumns(label), lineCells(whole))
    drawTable(paper, rates, rateCells(whole, label))
  }
  if (correction) {
    drawHeading(paper, label('before'))
    drawWhole(correction.before)
    drawHeading(paper, label('after'))
  }
  drawWhole(sale)
  if (!correction) return
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
    // what was kept for wear does not go back
    const keptOfRefund = due === 'toRefund' ? keptGrosze : 0
    drawDue(paper, label(due), Math.max(0, Math.abs(grossGrosze) - keptOfRefund))
    return
  }
  const { grossGrosze } = sale.total
  if (payment.paidOn) drawFact(paper, label('paidOn'), payment.paidOn)
  if (payment.account) drawFact(paper, label('account'), payment.account)
  drawDue(paper, label('toPay'), payment.paidOn ? 0 : grossGrosze)
}

/** Points. */
const CODE_SIZE = 92
const BLOCK_WIDTH = 116
const LABEL_SIZE = 5.5
/** Modules of empty space around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Draws code I, and code II of an offline invoice, at the right of what follows. Answers where they end. */
function drawKsefCodes(paper: Paper, { ksef, ksefNumber, document }: Invoice): number {
  const top = paper.y
  if (!ksef?.hash || !(ksefNumber || ksef.isOffline)) return top
  const sellerTaxId = plainNip(document.seller.taxId)
  const verified = { site: verificationSite(ksefAddress()), sellerTaxId, hash: ksef.hash }
  const codes = [
    { link: invoiceLink(verified, document.issueDate), words: ksefNumber ?? 'OFFLINE' },
    ...(ksef.certificateLink ? [{ link: ksef.certificateLink, words: 'CERTYFIKAT' }] : []),
  ]
  const right = paper.page.width - MARGIN
  codes.forEach(({ link, words }, index) => {
    const left = right - (codes.length - index) * BLOCK_WIDTH
    drawCode(paper, link, left + (BLOCK_WIDTH - CODE_SIZE) / 2, top)
    paper.font('regular').fontSize(LABEL_SIZE)
    paper.text(words, left, top + CODE_SIZE + 2, { width: BLOCK_WIDTH, align: 'center', lineBreak: false })
  })
  paper.x = MARGIN
  paper.y = top
  paper.page.margins.right = MARGIN + codes.length * BLOCK_WIDTH + 8
  return top + CODE_SIZE + 12
}

function drawCode(paper: Paper, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE })
  const module = CODE_SIZE / size
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) paper.rect(left + x * module, top + y * module, module, module)
    })
  })
  paper.fill('black')
  paper.link(left, top, CODE_SIZE, CODE_SIZE, link)
}

/** A debit note as a file: the same bytes for the same note. */
export async function notePdf(note: DebitNote & { buyer: Buyer }): Promise<Buffer> {
  const { document, number, locale, withdrawalId } = note
  const paper = await openPaper(note, document.lines)
  const { label, words } = wordsFor(locale)
  paper.font('bold').fontSize(17).text(label('note'))
  paper.fontSize(13).text(number)
  paper.moveDown(0.5).font('regular').fontSize(9)
  drawFact(paper, label('issueDate'), document.issueDate)
  drawFact(paper, label('order'), document.orderId)
  drawFact(paper, label('noteInvoice'), `${document.invoice.number}, ${document.invoice.issueDate}`)
  drawFact(paper, label('noteReturn'), String(withdrawalId))
  drawParties(paper, note, label, words)
  drawLines(paper, note, label)
  drawMoney(paper, note, label)
  drawRegister(paper, document)
  numberPages(paper, number)
  return bytesOf(paper)
}

function drawLines(paper: Paper, { document, amountGrosze }: DebitNote, label: Label): void {
  const columns: TableColumn[] = [
    { heading: label('position'), width: 24, align: 'left' },
    { heading: label('noteGoods'), width: 226, align: 'left' },
    { heading: label('quantity'), width: 46, align: 'right' },
    { heading: label('noteReason'), width: 139.28, align: 'left' },
    { heading: label('noteAmount'), width: 80, align: 'right' },
  ]
  const rows = document.lines.map(({ title, shownTitle, quantity, reason, amountGrosze: grosze }, place) => ({
    cells: [
      String(place + 1),
      shownTitle ? ([title, shownTitle] satisfies [string, string]) : title,
      `${quantity} szt.`,
      reason,
      amountText(grosze),
    ],
  }))
  const total = { cells: ['', label('total'), '', '', amountText(amountGrosze)], isBold: true }
  drawTable(paper, columns, [...rows, total])
}

function drawMoney(paper: Paper, { document, amountGrosze }: DebitNote, label: Label): void {
  const { dueGrosze, account } = document
  paper.moveDown(1).font('regular').fontSize(9).text(label('noteWhy'), { width: pageWidth })
  if (dueGrosze < amountGrosze)
    drawFact(paper, label('noteKept'), `${amountText(amountGrosze - dueGrosze)} PLN`)
  if (account) drawFact(paper, label('account'), account)
  drawDue(paper, label('toPay'), dueGrosze)
}
