import { connection } from 'next/server'
import { adminPage } from '@/components/admin/admin-page'
import { SetupSummary } from '@/components/admin/setup/SetupSummary'
import { Attention } from '@/components/dashboard/Attention'
import { Charts } from '@/components/dashboard/Charts'
import { Funnel } from '@/components/dashboard/Funnel'
import { Goods } from '@/components/dashboard/Goods'
import { PeriodLinks } from '@/components/dashboard/PeriodLinks'
import { SalesAbroad } from '@/components/dashboard/SalesAbroad'
import { WalletPanel } from '@/components/dashboard/WalletPanel'
import { shopToday } from '@/lib/core/values/clock'
import { dashboard } from '@/lib/dashboard/queries'
import { periodOf, usualDays } from '@/lib/dashboard/rules'
import type { Period } from '@/lib/dashboard/schema'
import type { SearchParams } from '@/lib/http/request/search-params'
import { mayOpen } from '@/lib/identity/admin-pages'
import { type Area, can } from '@/lib/identity/roles'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { badReadings } from '@/lib/shop-health/queries'

export const instant = false

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
            <Goods
              title={t('runningOut')}
              note={usual ? t('runningOutNote', { count: usual }) : t('runningOutThen')}
              empty={t('nothingRunsOut')}
              goods={figures.runningOut}
              shows={['left', 'stock']}
              days={period.days}
            />
            <Goods
              title={t('soldOut')}
              note={t('soldOutNote')}
              empty={t('nothingSoldOut')}
              goods={figures.soldOut}
              shows={['pieces']}
              days={period.days}
            />
          </div>
        ) : null}
        <div className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
          {sees('catalogue') ? (
            <Goods
              title={t('bestByPieces')}
              empty={t('noOrders')}
              goods={figures.bestByPieces}
              shows={sees('reports') ? ['pieces', 'revenue'] : ['pieces']}
              days={period.days}
            />
          ) : null}
          {sees('reports') ? (
            <Goods
              title={t('bestByRevenue')}
              empty={t('noOrders')}
              goods={figures.bestByRevenue}
              shows={['revenue', 'pieces']}
              days={period.days}
            />
          ) : null}
        </div>
      </div>
    </>
  )
})
