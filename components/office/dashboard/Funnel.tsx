import { getTranslations } from 'next-intl/server'
import { funnelOf } from '@/lib/office/dashboard/rules'
import type { StatusCount } from '@/lib/office/dashboard/schema'
import { Panel } from './Panel'

/** How far the orders of the period have come. A table with bars in it: the numbers stand beside each. */
export async function Funnel({ statuses }: { statuses: StatusCount[] }) {
  const t = await getTranslations('dashboard')
  const tOrders = await getTranslations('orders')
  const { steps, canceled, all } = funnelOf(statuses)
  const placed = steps[0]?.reached ?? 0
  const share = (count: number) => (placed === 0 ? 0 : Math.round((count / placed) * 100))
  if (all === 0)
    return (
      <Panel title={t('funnel')}>
        <p className="text-soft">{t('noOrders')}</p>
      </Panel>
    )
  return (
    <Panel title={t('funnel')} note={t('funnelNote')}>
      <table className="w-full">
        <caption className="sr-only">{t('funnel')}</caption>
        <thead>
          <tr className="text-left text-sm">
            <th scope="col" className="py-1 pr-3 font-semibold">
              {tOrders('status')}
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              {t('reached')}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {t('here')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ status, reached, here }) => (
            <tr key={status} className="border-t border-hairline">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {tOrders(`statuses.${status}`)}
              </th>
              <td className="w-1/2 py-2 pr-3">
                <span className="flex flex-wrap items-center gap-x-2">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-4 w-full bg-hairline sm:w-auto sm:flex-1"
                  >
                    <rect width={share(reached)} height="10" className="fill-type" />
                  </svg>
                  <span className="shrink-0 text-sm sm:w-24 sm:text-right whitespace-nowrap tabular-nums">
                    {t('share', { count: reached, percent: share(reached) })}
                  </span>
                </span>
              </td>
              <td className="py-2 text-right tabular-nums">{here}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">{t('canceled', { count: canceled, all })}</p>
    </Panel>
  )
}
