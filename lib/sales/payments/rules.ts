import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { decimalOf, formatPrice, toPln } from '@/lib/platform/values/money'
import type { PaypalOrder } from '@/lib/sales/payments/paypal/orders'

/**
 * `created` waits for the buyer, `pending` for PayPal, `review` for a person: PayPal reported another amount or order.
 */
export const paymentStatuses = [
  'created',
  'pending',
  'captured',
  'refunded',
  'review',
  'refused',
  'expired',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether an attempt has failed, so that the order may be paid with a new one. */
export const isOver = (status: PaymentStatus): boolean => status === 'refused' || status === 'expired'

/** Whether an order may still be paid by wallet: a canceled one has nothing to pay, a delivered one has been paid. */
export const isPayable = (orderStatus: string): boolean =>
  orderStatus !== 'Canceled' && orderStatus !== 'Delivered'

const MICRO = 1_000_000n

/** A rate as millionths: `3.65` PLN a unit is 3650000. */
function micros(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

/** Hundredths of the wallet's currency for a PLN amount, rounded half up; `rate` is PLN a unit, null for PLN itself. */
export function walletMinor(grosze: number, rate: string | null): number {
  if (rate === null) return grosze
  const divisor = micros(rate)
  return Number((BigInt(grosze) * MICRO * 2n + divisor) / (divisor * 2n))
}

/** Grosze of hundredths of the wallet's currency, rounded half up. */
export function walletGrosze(minor: number, rate: string | null): number {
  if (rate === null) return minor
  return Number((BigInt(minor) * micros(rate) * 2n + MICRO) / (MICRO * 2n))
}

/** An amount in the wallet's currency: złoty as everywhere in the shop, others with their sign, such as `$21.92`. */
export function formatWallet(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  locale: Locale,
): string {
  if (currency === 'PLN') return formatPrice(amountMinor, locale)
  const written = new Intl.NumberFormat(languageTag[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Polish leaves four-digit numbers ungrouped by default
    useGrouping: 'always',
  })
  return written.format(toPln(amountMinor))
}

/** An amount in złoty, followed by what the wallet moved for it in another currency: `449,30 zł (123,00 $)`. */
export const formatPaid = (
  grosze: number,
  wallet: { amountMinor: number; currency: string },
  locale: Locale,
): string =>
  wallet.currency === 'PLN'
    ? formatWallet(wallet, locale)
    : `${formatPrice(grosze, locale)} (${formatWallet(wallet, locale)})`

/** The status of a payment by PayPal's order. */
export function statusOf(
  order: PaypalOrder,
  requested: { orderId: string; amountMinor: number; currency: string },
): PaymentStatus {
  const { capture } = order
  if (!capture) return order.status === 'VOIDED' ? 'expired' : 'created'
  switch (capture.status) {
    case 'PENDING':
      return 'pending'
    case 'DECLINED':
    case 'FAILED':
      return 'refused'
    case 'REFUNDED':
      return 'refunded'
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED': {
      const isAsAsked =
        capture.currency === requested.currency &&
        Number(capture.value) === Number(decimalOf(requested.amountMinor)) &&
        (order.orderId === null || order.orderId === requested.orderId)
      return isAsAsked ? 'captured' : 'review'
    }
  }
}

/** Whether a payment may move on: nothing undoes a capture but a refund, and what PayPal repeats changes nothing. */
export function mayFollow(from: PaymentStatus, to: PaymentStatus): boolean {
  if (from === to) return false
  if (from === 'captured') return to === 'refunded'
  if (from === 'refunded') return false
  return to !== 'created'
}

/** The job under which PayPal's last webhook is noted. */
export const WEBHOOK_JOB = 'paypal webhook'
