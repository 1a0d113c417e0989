import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { adminPage } from '@/components/admin/admin-page'
import { DayChart } from '@/components/office/dashboard/DayChart'
import { ReportForm } from '@/components/office/reports/ReportForm'
import { ReportTable, VatTable } from '@/components/office/reports/ReportTables'
import { ReportTotals } from '@/components/office/reports/ReportTotals'
import { reportRows } from '@/lib/office/reports/queries'
import { reportOf, revenueOf, totalOf } from '@/lib/office/reports/rules'
import type { ReportRange } from '@/lib/office/reports/schema'
import { vatRows } from '@/lib/office/reports/vat'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { shopToday } from '@/lib/platform/values/clock'
import { formatPrice } from '@/lib/platform/values/money'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('reports.title')

async function read(params: SearchParams) {
  // which day it is must not be prerendered
  await connection()
  const today = shopToday()
  return { today, ...reportOf(params, today) }
}

const pathOf = ({ range }: { range: ReportRange }) => `/admin/reports?${new URLSearchParams(range)}`

export default adminPage({ words: 'reports', read, path: pathOf }, async ({ t, locale, query }) => {
  const { today, range, isRefused } = query
  const tDashboard = await getTranslations('dashboard')
  const [periods, types, products, vat] = await Promise.all([
    reportRows(range, 'period'),
    reportRows(range, 'type'),
    reportRows(range, 'product'),
    vatRows(range),
  ])
  const total = totalOf(periods)
  return (
    <>
      <ReportForm range={range} today={today} isRefused={isRefused} />
      <div className="grid grid-cols-1 gap-4">
        <ReportTotals total={total} />
        <DayChart
          title={t('revenue')}
          unit={tDashboard('revenueUnit')}
          sum={<p className="font-display text-lg font-bold">{formatPrice(revenueOf(total), locale)}</p>}
          points={periods.map((row) => ({ day: row.key, value: revenueOf(row) }))}
          step={range.step}
          perUnit={100}
          say={(value) => formatPrice(value, locale)}
          note={t(`revenueNote.${range.basis}`)}
          isOpen={range.to === today}
        />
        <VatTable rows={vat} range={range} />
        <ReportTable by="period" rows={periods.toReversed()} range={range} />
        <ReportTable by="type" rows={types} range={range} />
        <ReportTable by="product" rows={products} range={range} />
      </div>
    </>
  )
})
