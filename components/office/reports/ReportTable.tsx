import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminLink } from '@/components/admin/AdminLink'
import { stepWords } from '@/components/office/dashboard/chart-days'
import { FigureTable } from '@/components/office/dashboard/FigureTable'
import { Panel } from '@/components/office/dashboard/Panel'
import { numberText } from '@/lib/catalog/product/numbers'
import { productIds } from '@/lib/office/reports/rules'
import type { Grouping, ReportRange, ReportRow } from '@/lib/office/reports/schema'
import { formatPrice } from '@/lib/platform/values/money'
import { type Goods, goodsWithIds } from '@/lib/sales/orders/admin/goods'
import { pageLocale } from '@/lib/shop/texts/locale'
import { ReportFile } from './ReportFile'

/** The rest of the products is in the file. */
const MOST_SHOWN = 50

const titles = { period: 'byPeriod', type: 'byType', product: 'byProduct' } as const

type Props = { by: Grouping; rows: ReportRow[]; range: ReportRange }

/** The rows of a report as a table, and the way to its file. */
export async function ReportTable({ by, rows, range }: Props) {
  const t = await getTranslations('reports')
  const locale = await pageLocale()
  const title = t(titles[by])
  const shown = rows.slice(0, by === 'product' ? MOST_SHOWN : rows.length)
  const numbers = by === 'product' ? await goodsWithIds(productIds(shown)) : new Map<number, Goods>()
  const note = shown.length < rows.length ? t('most', { shown: shown.length, count: rows.length }) : undefined
  const price = (grosze: number) => formatPrice(grosze, locale)
  const columns: [head: string, cell: (row: ReportRow) => ReactNode][] = [
    [t('orders'), ({ orders }) => orders],
    [t('pieces'), ({ pieces }) => pieces],
    [t('goods'), ({ salesGrosze }) => price(salesGrosze)],
    [t('delivery'), ({ deliveryGrosze }) => price(deliveryGrosze)],
    [t('vat'), ({ vatGrosze }) => price(vatGrosze)],
    [
      t('margin'),
      ({ lines, linesWithoutCost, marginGrosze }) =>
        lines === linesWithoutCost ? (lines === 0 ? price(0) : t('unknown')) : price(marginGrosze),
    ],
    [t('withoutCost'), ({ linesWithoutCost }) => linesWithoutCost],
    [t('returned'), ({ returnedGrosze }) => price(returnedGrosze)],
  ]
  if (by === 'period') columns.push([t('refunded'), ({ refundedGrosze }) => price(refundedGrosze)])
  function nameOf({ key, title: product }: ReportRow): ReactNode {
    if (key === 'delivery') return t('delivery')
    if (key === 'Tire' || key === 'Wheel' || key === 'Spacer') return t(`types.${key}`)
    if (by === 'period') return stepWords[range.step].long(key, locale)
    return (
      <>
        <AdminLink path={`/admin/products/${key}`}>{product}</AdminLink>
        <span className="block text-soft">{numberText(Number(key), numbers.get(Number(key)))}</span>
      </>
    )
  }
  return (
    <Panel title={title} {...(note ? { note } : {})}>
      {rows.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <>
          <FigureTable
            caption={title}
            heads={[t(by === 'product' ? 'product' : `keys.${by}`), ...columns.map(([head]) => head)]}
            rows={shown.map((row) => ({
              key: row.key,
              name: nameOf(row),
              figures: columns.map(([, cell]) => cell(row)),
            }))}
            height="max-h-112"
          />
          <ReportFile by={by} range={range} title={title} />
        </>
      )}
    </Panel>
  )
}
