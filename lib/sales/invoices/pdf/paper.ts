import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { companyRegister } from '@/lib/platform/company-register'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { isPoland } from '@/lib/platform/values/countries'
import { formatPrice } from '@/lib/platform/values/money'
import { typedNumber } from '@/lib/platform/values/number-text'
import { type Buyer, type Sale, type Seller, unitPrice } from '@/lib/sales/books/contents'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import type messages from '@/messages/pl.json'
import { MARGIN, pageWidth, type TableCell, type TableColumn } from './table'

// The parts that invoices and debit notes share on paper.

const typeface = (name: string) =>
  readFile(join(process.cwd(), 'lib/sales/invoices/typefaces', `${name}.ttf`))
type Typefaces = Promise<[regular: Buffer, bold: Buffer]>
const typefaces: Record<string, Typefaces> = {}

/** Scripts of offered countries that the shop's own typeface does not have. */
const otherScripts = /[\p{Script=Greek}\p{Script=Georgian}]/u

/** One typeface for the whole document: a second one in a line would not sit level. */
function typefacesFor(texts: unknown): Typefaces {
  const name = otherScripts.test(JSON.stringify(texts)) ? 'noto' : 'onest'
  typefaces[name] ??= Promise.all([typeface(`${name}-regular`), typeface(`${name}-bold`)])
  return typefaces[name]
}

export type Paper = PDFKit.PDFDocument

type Printed = { number: string; issuedAt: string; buyer: Buyer; document: { seller: Seller } }

/** An empty paper with the typefaces for what it is to say. No time but that of the issue is in it. */
export async function openPaper(
  { number, issuedAt, buyer, document }: Printed,
  lines: unknown,
): Promise<Paper> {
  // loaded for the first document: its fontkit is large, and no page needs it
  const { default: PDFDocument } = await import('pdfkit')
  const [regular, bold] = await typefacesFor([buyer, document.seller, lines])
  const paper = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pl-PL',
    bufferPages: true,
    // no standard typeface, which has no Polish letters
    font: regular as unknown as string,
    info: { Title: number, Author: document.seller.name, CreationDate: new Date(issuedAt) },
  })
  paper.registerFont('regular', regular)
  paper.registerFont('bold', bold)
  return paper
}

/** The labels of a document in Polish, with the buyer's language behind it where that is another one. */
export function wordsFor(locale: Locale): { label: Label; words: Translator[] } {
  const words = [...new Set([defaultLocale, locale])].map((each) => wordsOf(each))
  const label: Label = (key) => [...new Set(words.map((t) => t(`invoice.pdf.${key}`)))].join(' / ')
  return { label, words }
}

export function bytesOf(paper: Paper): Promise<Buffer> {
  paper.end()
  return buffer(paper)
}

export function drawFact(paper: Paper, name: string, value: string): void {
  paper.font('regular').text(`${name}: `, { continued: true }).font('bold').text(value)
}

export function drawParties(
  paper: Paper,
  { document, buyer }: Pick<Printed, 'document' | 'buyer'>,
  label: Label,
  words: Translator[],
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

export function drawDue(paper: Paper, name: string, grosze: number): void {
  paper
    .moveDown(0.4)
    .font('bold')
    .fontSize(13)
    .text(`${name}: ${amountText(grosze)} PLN`)
}

/** Court, register, capital and the number in the register of waste, which the law wants on invoices. */
export function drawRegister(paper: Paper, { seller }: Printed['document']): void {
  const polish = wordsOf(defaultLocale)
  paper.moveDown(1.5).font('regular').fontSize(8).text(companyRegister(polish, seller), { width: pageWidth })
}

export function numberPages(paper: Paper, number: string): void {
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

/** A label in Polish, with the buyer's language behind it where that is another one. */
export type Label = (key: keyof typeof messages.invoice.pdf) => string

/** As Polish accounts write amounts, without the currency, which the headings name. */
export const amountText = (grosze: number): string => formatPrice(grosze, 'pl').replace(/\s*zł$/, '')

const taxRateText = ({ vatRate }: { vatRate: number }): string => `${typedNumber(vatRate, 'pl')}%`

const unitText = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: 'always',
})

export const lineColumns = (label: Label): TableColumn[] => [
  { heading: label('position'), width: 24, align: 'left' },
  { heading: label('name'), width: 165.28, align: 'left' },
  { heading: label('quantity'), width: 46, align: 'right' },
  { heading: label('unitPrice'), width: 58, align: 'right' },
  { heading: label('rate'), width: 44, align: 'right' },
  ...sumColumns(label),
]

export const rateColumns = (label: Label): TableColumn[] => [
  { heading: label('rate'), width: 110, align: 'left' },
  ...sumColumns(label),
]

/** The same in both tables, so that sums stand below each other. */
const sumColumns = (label: Label): TableColumn[] => [
  { heading: label('net'), width: 60, align: 'right' },
  { heading: label('vat'), width: 56, align: 'right' },
  { heading: label('gross'), width: 62, align: 'right' },
]

const sumCells = ({ netGrosze, vatGrosze, grossGrosze }: Sale['total']): string[] =>
  [netGrosze, vatGrosze, grossGrosze].map(amountText)

export const lineCells = ({ lines }: Sale): { cells: TableCell[] }[] =>
  lines.map((line, index) => ({
    cells: [
      String(index + 1),
      line.shownTitle ? [line.title, line.shownTitle] : line.title,
      `${line.quantity} ${line.orderLineId === null ? 'usł.' : 'szt.'}`,
      unitText.format(unitPrice(line)),
      taxRateText(line),
      ...sumCells(line),
    ],
  }))

export const rateCells = ({ rates, total }: Pick<Sale, 'rates' | 'total'>, label: Label) => [
  ...rates.map((rate) => ({ cells: [taxRateText(rate), ...sumCells(rate)] })),
  { cells: [label('total'), ...sumCells(total)], isBold: true },
]
