import 'server-only'
import { toPln } from '@/lib/core/values/money'
import type { Cell } from '@/lib/csv/write'
import { wordsOf } from '@/lib/i18n/translator'
import { reportRows } from './queries'
import { revenueOf } from './rules'
import type { ReportExportQuery, ReportRow } from './schema'

/** The rows of a report for a spreadsheet below their heading, and their number. A margin is empty where no line's cost is known. */
export async function reportRecords({
  by,
  locale,
  ...range
}: ReportExportQuery): Promise<{ records: Cell[][]; rows: number }> {
  const t = wordsOf(locale)
  const named: Record<string, string> = {
    Tire: t('reports.types.Tire'),
    Wheel: t('reports.types.Wheel'),
    Spacer: t('reports.types.Spacer'),
    delivery: t('reports.delivery'),
  }
  const columns: [name: string, cell: (row: ReportRow) => Cell][] = [
    [t(`reports.keys.${by}`), ({ key }) => named[key] ?? key],
    ...(by === 'product'
      ? [[t('reports.product'), ({ title }: ReportRow) => title] satisfies [string, (row: ReportRow) => Cell]]
      : []),
    [t('reports.orders'), ({ orders }) => orders],
    [t('reports.pieces'), ({ pieces }) => pieces],
    [t('reports.goods'), ({ salesGrosze }) => toPln(salesGrosze)],
    [t('reports.delivery'), ({ deliveryGrosze }) => toPln(deliveryGrosze)],
    [t('reports.revenue'), (row) => toPln(revenueOf(row))],
    [t('reports.vat'), ({ vatGrosze }) => toPln(vatGrosze)],
    [
      t('reports.margin'),
      ({ lines, linesWithoutCost, marginGrosze }) =>
        lines === linesWithoutCost ? null : toPln(marginGrosze),
    ],
    [t('reports.lines'), ({ lines }) => lines],
    [t('reports.withoutCost'), ({ linesWithoutCost }) => linesWithoutCost],
    [t('reports.returnedPieces'), ({ returnedPieces }) => returnedPieces],
    [t('reports.returned'), ({ returnedGrosze }) => toPln(returnedGrosze)],
    ...(by === 'period'
      ? [
          [t('reports.refunded'), ({ refundedGrosze }: ReportRow) => toPln(refundedGrosze)] satisfies [
            string,
            (row: ReportRow) => Cell,
          ],
        ]
      : []),
  ]
  const rows = await reportRows(range, by)
  const records = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return { records, rows: rows.length }
}
