import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import { type Goods, goodsWithIds } from '@/lib/sales/order-desk/goods'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { reportRows } from './queries'
import { productIds, revenueOf } from './rules'
import type { ReportExportQuery, ReportRange, ReportRow } from './schema'
import { vatRows } from './vat'

type Column = [name: string, cell: (row: ReportRow) => Cell]

/** The rows of a report for a spreadsheet below their heading, and their number. A margin is empty where no line's cost is known. */
export async function reportExport({
  by,
  locale,
  ...range
}: ReportExportQuery): Promise<{ records: Cell[][]; rows: number }> {
  const t = wordsOf(locale)
  if (by === 'rate') return vatRecords(range, t)
  const rows = await reportRows(range, by)
  const goods = by === 'product' ? await goodsWithIds(productIds(rows)) : new Map<number, Goods>()
  const named: Record<string, string> = {
    Tire: t('reports.types.Tire'),
    Wheel: t('reports.types.Wheel'),
    Spacer: t('reports.types.Spacer'),
    delivery: t('reports.delivery'),
  }
  const columns: Column[] = [
    [t(`reports.keys.${by}`), ({ key }) => named[key] ?? key],
    ...(by === 'product'
      ? ([
          [t('reports.product'), ({ title }) => title],
          ['SKU', ({ key }) => goods.get(Number(key))?.sku ?? null],
          ['EAN', ({ key }) => goods.get(Number(key))?.ean ?? null],
        ] satisfies Column[])
      : []),
    [t('reports.orders'), ({ orders }) => orders],
    [t('reports.pieces'), ({ pieces }) => pieces],
    [t('reports.goods'), ({ salesGrosze }) => moneyCell(salesGrosze)],
    [t('reports.delivery'), ({ deliveryGrosze }) => moneyCell(deliveryGrosze)],
    [t('reports.revenue'), (row) => moneyCell(revenueOf(row))],
    [t('reports.vat'), ({ vatGrosze }) => moneyCell(vatGrosze)],
    [
      t('reports.margin'),
      ({ lines, linesWithoutCost, marginGrosze }) =>
        lines === linesWithoutCost ? null : moneyCell(marginGrosze),
    ],
    [t('reports.lines'), ({ lines }) => lines],
    [t('reports.withoutCost'), ({ linesWithoutCost }) => linesWithoutCost],
    [t('reports.returnedPieces'), ({ returnedPieces }) => returnedPieces],
    [t('reports.returned'), ({ returnedGrosze }) => moneyCell(returnedGrosze)],
    ...(by === 'period'
      ? ([[t('reports.refunded'), ({ refundedGrosze }) => moneyCell(refundedGrosze)]] satisfies Column[])
      : []),
  ]
  const records = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return { records, rows: rows.length }
}

async function vatRecords(range: ReportRange, t: Translator): Promise<{ records: Cell[][]; rows: number }> {
  const rows = await vatRows(range)
  const head = [
    t('reports.vatSource'),
    ...(['oss', 'rate', 'net', 'vat', 'gross'] as const).map((name) => t(`receipts.columns.${name}`)),
  ]
  const records = rows.map(({ source, vatRate, isOss, netGrosze, vatGrosze, grossGrosze }): Cell[] => [
    t(`reports.vatSources.${source}`),
    isOss ? 'OSS' : null,
    vatRate,
    moneyCell(netGrosze),
    moneyCell(vatGrosze),
    moneyCell(grossGrosze),
  ])
  return { records: [head, ...records], rows: rows.length }
}
