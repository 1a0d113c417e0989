import { useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/Price'
import { languageTag } from '@/lib/platform/i18n/routing'
import { formatWallet } from '@/lib/sales/payments/rules'
import type { PaymentQuote } from '@/lib/sales/payments/schema'

/**
 * Both amounts and the rate between them: what the buyer agrees to. Beside ways of payment in złoty the wallet's part stands by
 * itself.
 */
export function PaymentSum({
  orderId,
  totalGrosze,
  wallet,
  part = 'all',
}: Pick<PaymentQuote, 'orderId' | 'totalGrosze' | 'wallet'> & { part?: 'all' | 'order' | 'wallet' }) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const rate = wallet?.plnPerUnit ?? null
  const written = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 6 })
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-hairline py-4">
      {part === 'wallet' ? null : (
        <>
          <dt className="text-soft">{t('order')}</dt>
          <dd className="text-right font-semibold">{orderId}</dd>
          <dt className="text-soft">{wallet ? t('total') : t('sum')}</dt>
          <dd className="text-right">
            <Price grosze={totalGrosze} locale={locale} />
          </dd>
        </>
      )}
      {part !== 'order' && wallet && rate !== null ? (
        <>
          <dt className="text-soft">{t('rate')}</dt>
          <dd className="text-right tabular-nums">
            {t('rateText', { currency: wallet.currency, rate: written.format(rate) })}
          </dd>
        </>
      ) : null}
      {part !== 'order' && wallet ? (
        <>
          <dt className="self-end font-semibold">{t('charged')}</dt>
          <dd className="text-right font-display text-lg font-bold">{formatWallet(wallet, locale)}</dd>
        </>
      ) : null}
    </dl>
  )
}
