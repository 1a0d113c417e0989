import type { useTranslations } from 'next-intl'
import { toPln } from '@/lib/core/values/money'
import { type Locale, languageTag } from '@/lib/i18n/routing'
import type { Order } from '@/lib/orders/schema'

/** What was captured by the wallet, in its own currency: $301.36. Null while nothing is paid. */
export function capturedAmount({ payment }: Pick<Order, 'payment'>, locale: Locale): string | null {
  return payment?.status === 'captured' ? walletAmount(payment, locale) : null
}

/** What became of the payment, for the buyer; null where the order is still to be paid at delivery. */
export function paymentNote(
  t: ReturnType<typeof useTranslations<'orders'>>,
  { payment, paidAt }: Pick<Order, 'payment' | 'paidAt'>,
  locale: Locale,
): string | null {
  if (!payment) return paidAt && t('paidAtDelivery')
  const amount = walletAmount(payment, locale)
  if (payment.status === 'captured') return t('captured', { amount })
  return payment.status === 'refunded' ? t('refunded', { amount }) : t('beingChecked', { amount })
}

const walletAmount = ({ amountMinor, currency }: NonNullable<Order['payment']>, locale: Locale): string =>
  new Intl.NumberFormat(languageTag[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  }).format(toPln(amountMinor))
