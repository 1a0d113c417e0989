import { getTranslations } from 'next-intl/server'
import { Panel } from '@/components/admin/Panel'
import { Fact } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import type { Dashboard } from '@/lib/office/dashboard/queries'
import { funnelOf } from '@/lib/office/dashboard/rules'
import { formatPrice } from '@/lib/platform/values/money'
import { formatWallet, paymentStatuses } from '@/lib/sales/payments/rules'
import { UNION_LIMIT_GROSZE } from '@/lib/shop/abroad'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Sales to consumers in the rest of the Union this year, with a warning before their VAT is due abroad. */
export async function SalesAbroad({ sales }: { sales: Dashboard['salesAbroad'] }) {
  const t = await getTranslations('dashboard.abroad')
  const locale = await pageLocale()
  if (sales.state === 'none') return null
  const limit = formatPrice(UNION_LIMIT_GROSZE, locale)
  return (
    <Panel title={t('title', { year: sales.year })} note={t('note', { limit })}>
      <p className="font-display text-lg font-bold">{formatPrice(sales.netGrosze, locale)}</p>
      {sales.state === 'below' ? null : (
        <Notice className="mt-3" kind="error" title={t(sales.state, { limit })}>
          {t('advice')}
        </Notice>
      )}
    </Panel>
  )
}

/** The wallet payments that were begun in the period, by state. */
export async function WalletPanel({ sums }: Pick<Dashboard['wallet'], 'sums'>) {
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  const stateOf = (status: string) => paymentStatuses.find((each) => each === status)
  return (
    <Panel title={t('wallet')} note={t('walletNote')} empty={sums.length === 0 && t('noWallet')}>
      <dl>
        {sums.map(({ currency, status, payments, grosze, amountMinor }) => {
          const state = stateOf(status)
          return (
            <Fact
              key={`${currency} ${status}`}
              look="line"
              name={state ? t(`walletStates.${state}`, { count: payments }) : status}
            >
              {formatPrice(grosze, locale)}
              {currency === 'PLN' ? null : (
                <span className="block text-sm font-normal text-soft">
                  {t('walletPaidIn', { amount: formatWallet({ amountMinor, currency }, locale) })}
                </span>
              )}
            </Fact>
          )
        })}
      </dl>
    </Panel>
  )
}

/** How many orders of the period reached each status: a table whose cells have a bar and its number. */
export async function Funnel({ statuses }: Pick<Dashboard, 'statuses'>) {
  const t = await getTranslations('dashboard')
  const tOrders = await getTranslations('orders')
  const { steps, canceled, all } = funnelOf(statuses)
  const placed = steps[0]?.reached ?? 0
  const share = (count: number) => (placed === 0 ? 0 : Math.round((count / placed) * 100))
  return (
    <Panel
      title={t('funnel')}
      note={all === 0 ? undefined : t('funnelNote')}
      empty={all === 0 && t('noOrders')}
    >
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
