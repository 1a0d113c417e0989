import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { DayChart } from '@/components/dashboard/DayChart'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ReportForm } from '@/components/reports/ReportForm'
import { ReportTable } from '@/components/reports/ReportTable'
import { ReportTotals } from '@/components/reports/ReportTotals'
import { VatTable } from '@/components/reports/VatTable'
import { shopToday } from '@/lib/core/values/clock'
import { formatPrice } from '@/lib/core/values/money'
import { pageLocale } from '@/lib/i18n/locale'
import { reportRows } from '@/lib/reports/queries'
import { reportOf, revenueOf, totalOf } from '@/lib/reports/rules'
import { vatRows } from '@/lib/reports/vat'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('reports.title')

export default async function ReportsPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const searchParams = await props.searchParams
  // which day it is must not be prerendered
  await connection()
  const today = shopToday()
  const { range, isRefused } = reportOf(searchParams, today)
  await adminOrLeave(`/admin/reports?${new URLSearchParams(range)}`)
  const t = await getTranslations('reports')
  const tDashboard = await getTranslations('dashboard')
  const locale = await pageLocale()
  const [periods, types, products, vat] = await Promise.all([
    reportRows(range, 'period'),
    reportRows(range, 'type'),
    reportRows(range, 'product'),
    vatRows(range),
  ])
  const total = totalOf(periods)
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
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
    </PageContainer>
  )
}
