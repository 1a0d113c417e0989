import type { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/platform/i18n/routing'
import { shopAddress } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { expectedDelivery } from '@/lib/platform/values/working-days'
import { formatArrival, formatDay } from '@/lib/sales/orders/dates'
import {
  awaitedState,
  isPaid,
  type PaymentFacts,
  paymentState,
  refundedGrosze,
  travelOf,
} from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { formatPaid } from '@/lib/sales/payments/rules'

/** What the shop keeps of an order's money. Null where it keeps none. */
export function keptAmount(order: PaymentFields & Pick<Order, 'refunds'>, locale: Locale): string | null {
  if (!isPaid(order)) return null
  const keptGrosze = order.paidGrosze - refundedGrosze(order)
  return order.payment?.status === 'captured'
    ? formatPaid(keptGrosze, order.payment, locale)
    : formatPrice(keptGrosze, locale)
}

type PaymentFields = Pick<Order, 'status' | Exclude<keyof PaymentFacts, 'refunds'>>

/** What became of the payment, for the buyer; null where the order is still to be paid at delivery, or not at all. */
export function paymentNote(
  t: ReturnType<typeof useTranslations<'orders'>>,
  order: PaymentFields,
  locale: Locale,
): string | null {
  const { payment } = order
  if (!payment) {
    const facts = { ...order, refunds: [] }
    const state = paymentState(facts)
    if (state === 'paidAtDelivery' || state === 'paidByTransfer') return t(state)
    const awaited = awaitedState(facts)
    return awaited && order.status !== 'Canceled' ? t(awaited) : null
  }
  const amount = formatPaid(order.totalGrosze, payment, locale)
  if (payment.status === 'captured') return t('captured', { amount })
  return payment.status === 'refunded' ? t('refunded', { amount }) : t('beingChecked', { amount })
}

/** What was paid and what went back, a sentence for each. */
export function moneyNotes(
  t: ReturnType<typeof useTranslations<'orders'>>,
  order: PaymentFields & Pick<Order, 'refunds'>,
  locale: Locale,
): string[] {
  const { payment, refunds } = order
  // each refund has a sentence of its own
  const paid = payment && refunds.length > 0 ? { ...payment, status: 'captured' } : payment
  const note = paymentNote(t, { ...order, payment: paid }, locale)
  const notes = refunds.map(({ method, refundGrosze, wallet, refundedAt }) =>
    t('refundOf', {
      amount: wallet ? formatPaid(refundGrosze, wallet, locale) : formatPrice(refundGrosze, locale),
      method: t(`refundMethods.${method}`),
      date: formatDay(refundedAt, locale),
    }),
  )
  return note ? [note, ...notes] : notes
}

/** When an order comes, as far as that is known; `from` is null while it waits for its money. */
export function arrivalText(
  t: ReturnType<typeof useTranslations<'orders'>>,
  order: Pick<Order, 'typeOfDelivery' | 'country'>,
  from: string | null,
  locale: Locale,
): string {
  const travel = travelOf(order)
  if (travel === 'pickup') return t('arrivals.pickup', { address: shopAddress() })
  if (travel !== 'poland') return t(`arrivals.${travel}`)
  if (from === null) return t('arrivals.afterPayment')
  const date = expectedDelivery(new Date(from))
  return t('arrivals.poland', { date: formatArrival(date.toISOString(), locale) })
}
