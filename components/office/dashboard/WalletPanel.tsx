import { getTranslations } from 'next-intl/server'
import type { Dashboard } from '@/lib/office/dashboard/schema'
import { formatPrice } from '@/lib/platform/values/money'
import { formatWallet, paymentStatuses } from '@/lib/sales/payments/rules'
import { pageLocale } from '@/lib/shop/texts/locale'
import { Panel } from './Panel'

/** What came of the payments by wallet that were begun in the period. */
export async function WalletPanel({ sums }: Pick<Dashboard['wallet'], 'sums'>) {
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  const stateOf = (status: string) => paymentStatuses.find((each) => each === status)
  return (
    <Panel title={t('wallet')} note={t('walletNote')}>
      {sums.length === 0 ? <p className="text-soft">{t('noWallet')}</p> : null}
      <dl>
        {sums.map(({ currency, status, payments, grosze, amountMinor }) => {
          const state = stateOf(status)
          return (
            <div
              key={`${currency} ${status}`}
              className="flex items-baseline justify-between gap-4 border-t border-hairline py-2"
            >
              <dt>{state ? t(`walletStates.${state}`, { count: payments }) : status}</dt>
              <dd className="text-right font-semibold whitespace-nowrap tabular-nums">
                {formatPrice(grosze, locale)}
                {currency === 'PLN' ? null : (
                  <span className="block text-sm font-normal text-soft">
                    {t('walletPaidIn', { amount: formatWallet({ amountMinor, currency }, locale) })}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
