import { getTranslations } from 'next-intl/server'
import type { Dashboard } from '@/lib/dashboard/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { formatWallet, paymentStatuses } from '@/lib/payments/rules'
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
        {sums.map(({ currency, status, payments, amountMinor }) => {
          const state = stateOf(status)
          return (
            <div
              key={`${currency} ${status}`}
              className="flex items-baseline justify-between gap-4 border-t border-hairline py-2"
            >
              <dt>{state ? t(`walletStates.${state}`, { count: payments }) : status}</dt>
              <dd className="font-semibold whitespace-nowrap tabular-nums">
                {formatWallet({ amountMinor, currency }, locale)}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
