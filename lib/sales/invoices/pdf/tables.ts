import { formatPrice } from '@/lib/platform/values/money'
import { typedNumber } from '@/lib/platform/values/number-text'
import { type Sale, unitPrice } from '@/lib/sales/invoices/contents'
import type messages from '@/messages/pl.json'
import type { TableCell, TableColumn } from './table'

/** A label in Polish, with the buyer's language behind it where that is another one. */
export type Label = (key: keyof typeof messages.invoice.pdf) => string

/** As Polish accounts write amounts, without the currency, which the headings name. */
export const amountText = (grosze: number): string => formatPrice(grosze, 'pl').replace(/\s*zł$/, '')

const rateText = ({ vatRate }: { vatRate: number }): string => `${typedNumber(vatRate, 'pl')}%`

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
      rateText(line),
      ...sumCells(line),
    ],
  }))

export const rateCells = ({ rates, total }: Pick<Sale, 'rates' | 'total'>, label: Label) => [
  ...rates.map((rate) => ({ cells: [rateText(rate), ...sumCells(rate)] })),
  { cells: [label('total'), ...sumCells(total)], isBold: true },
]
