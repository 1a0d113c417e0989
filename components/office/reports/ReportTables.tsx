import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { FileLink } from '@/components/admin/FileLink'
import { Panel } from '@/components/admin/Panel'
import { TextLink } from '@/components/layout/links/ShopLink'
import { stepWords } from '@/components/office/dashboard/chart-days'
import { StatisticsTable } from '@/components/office/dashboard/StatisticsTable'
import { amountCells, vatRateText } from '@/components/sales/admin/receipts/CashRegisterPanel'
import { numberText } from '@/lib/catalog/product/numbers'
import { productIds, sumsByRate } from '@/lib/office/reports/rules'
import type { Grouping, ReportExportQuery, ReportRange, ReportRow, VatRow } from '@/lib/office/reports/schema'
import { formatPrice } from '@/lib/platform/values/money'
import { type Goods, goodsWithIds } from '@/lib/sales/order-desk/goods'
import { pageLocale } from '@/lib/shop/texts/locale'

type PanelProps = Pick<ComponentProps<typeof StatisticsTable>, 'heads' | 'rows'> & {
  by: ReportExportQuery['by']
  range: ReportRange
  title: string
  note?: string | undefined
}

async function ReportPanel({ by, range, title, note, heads, rows }: PanelProps) {
  const t = await getTranslations('reports')
  return (
    <Panel title={title} note={note} empty={rows.length === 0 && t('none')}>
      <StatisticsTable caption={title} heads={heads} rows={rows} height="max-h-112" />
      <FileLink
        href={`/api/admin/reports?${new URLSearchParams({ ...range, by, locale: await pageLocale() })}`}
        aria-label={t('fileNamed', { title })}
        className="mt-2"
      >
        {t('file')}
      </FileLink>
    </Panel>
  )
}

/** How many products are shown; the file has all. */
const MOST_SHOWN = 50

const titles = { period: 'byPeriod', type: 'byType', product: 'byProduct' } as const

export async function ReportTable({
  by,
  rows,
  range,
}: {
  by: Grouping
  rows: ReportRow[]
  range: ReportRange
}) {
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
        <TextLink path={`/admin/products/${key}`}>{product}</TextLink>
        <span className="block text-soft">{numberText(Number(key), numbers.get(Number(key)))}</span>
      </>
    )
  }
  return (
    <ReportPanel
      by={by}
      range={range}
      title={title}
      note={note}
      heads={[t(by === 'product' ? 'product' : `keys.${by}`), ...columns.map(([head]) => head)]}
      rows={shown.map((row) => ({
        key: row.key,
        name: nameOf(row),
        figures: columns.map(([, cell]) => cell(row)),
      }))}
    />
  )
}

/** VAT by kind of document and rate, with the sum of each rate. */
export async function VatTable({ rows, range }: { rows: VatRow[]; range: ReportRange }) {
  const t = await getTranslations('reports')
  const tColumns = await getTranslations('receipts.columns')
  const locale = await pageLocale()
  const shown = [
    ...rows.map((row) => ({ ...row, name: t(`vatSources.${row.source}`) })),
    ...sumsByRate(rows).map((row) => ({ ...row, name: t('vatTotal') })),
  ]
  return (
    <ReportPanel
      by="rate"
      range={range}
      title={t('byRate')}
      note={t('byRateNote')}
      heads={[t('vatSource'), tColumns('rate'), tColumns('net'), tColumns('vat'), tColumns('gross')]}
      rows={shown.map(({ name, ...sum }) => ({
        key: `${name} ${vatRateText(sum, locale)}`,
        name,
        figures: [vatRateText(sum, locale), ...amountCells(sum, locale)],
      }))}
    />
  )
}
