import { connection } from 'next/server'
import type { ComponentProps } from 'react'
import { adminPage } from '@/components/admin/admin-page'
import { Attention } from '@/components/office/dashboard/Attention'
import { Charts } from '@/components/office/dashboard/Charts'
import { Funnel, SalesAbroad, WalletPanel } from '@/components/office/dashboard/FigurePanels'
import { Goods } from '@/components/office/dashboard/Goods'
import { PeriodLinks } from '@/components/office/dashboard/PeriodLinks'
import { SetupSummary } from '@/components/office/setup/SetupSummary'
import { dashboard } from '@/lib/office/dashboard/queries'
import { type Period, periodOf, usualDays } from '@/lib/office/dashboard/rules'
import { badReadings } from '@/lib/office/shop-health/queries'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { mayOpen } from '@/lib/platform/identity/admin-pages'
import { type Area, can } from '@/lib/platform/identity/roles'
import { shopToday } from '@/lib/platform/values/clock'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('dashboard.title')

type Visited = { today: string; period: Period; isRefused: boolean }

const pathOf = ({ today, period }: Visited) => {
  const usual = usualDays(period, today)
  return `/admin/dashboard?${usual ? `days=${usual}` : `from=${period.from}&to=${period.to}`}`
}

async function read(params: SearchParams): Promise<Visited> {
  // which day it is must not be prerendered
  await connection()
  const today = shopToday()
  return { today, ...periodOf(params, today) }
}

export default adminPage({ words: 'dashboard', read, path: pathOf }, async ({ t, user, query }) => {
  const { today, period, isRefused } = query
  const usual = usualDays(period, today)
  const badHealth = mayOpen(user.role, '/admin/health') ? await badReadings() : []
  const sees = (area: Area) => can(user.role, 'see', area)
  const figures = await dashboard(period)
  const goods = (
    list: 'runningOut' | 'soldOut' | 'bestByPieces' | 'bestByRevenue',
    words: { note?: string; empty: string },
    shows: ComponentProps<typeof Goods>['shows'],
  ) => <Goods title={t(list)} {...words} goods={figures[list]} shows={shows} days={period.days} />
  return (
    <>
      <div className="mb-6 empty:hidden">
        <SetupSummary user={user} />
      </div>
      <PeriodLinks period={period} today={today} isRefused={isRefused} />
      <div className="grid gap-4">
        {sees('orders') ? <Attention figures={figures} badHealth={badHealth} /> : null}
        {sees('reports') ? <SalesAbroad sales={figures.salesAbroad} /> : null}
        {sees('reports') ? <Charts {...figures} isOpen={period.to === today} /> : null}
        <div className="grid items-start gap-4 empty:hidden lg:grid-cols-[3fr_2fr]">
          {sees('orders') ? <Funnel statuses={figures.statuses} /> : null}
          {sees('reports') ? <WalletPanel sums={figures.wallet.sums} /> : null}
        </div>
        {sees('catalogue') ? (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {goods(
              'runningOut',
              {
                note: usual ? t('runningOutNote', { count: usual }) : t('runningOutThen'),
                empty: t('nothingRunsOut'),
              },
              ['left', 'stock'],
            )}
            {goods('soldOut', { note: t('soldOutNote'), empty: t('nothingSoldOut') }, ['pieces'])}
          </div>
        ) : null}
        <div className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
          {sees('catalogue')
            ? goods(
                'bestByPieces',
                { empty: t('noOrders') },
                sees('reports') ? ['pieces', 'revenue'] : ['pieces'],
              )
            : null}
          {sees('reports') ? goods('bestByRevenue', { empty: t('noOrders') }, ['revenue', 'pieces']) : null}
        </div>
      </div>
    </>
  )
})
