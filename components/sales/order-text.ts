import type { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/platform/i18n/routing'
import { shopAddress } from '@/lib/platform/shop-details'
import { expectedDelivery } from '@/lib/platform/time/working-days'
import { formatPrice } from '@/lib/platform/values/money'
import { formatArrival, formatDate } from '@/lib/sales/orders/dates'
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

/** The part of an order's money that the shop has not given back; null where the order is not paid. */
export function keptAmount(order: PaymentFields & Pick<Order, 'refunds'>, locale: Locale): string | null {
  if (!isPaid(order)) return null
  const keptGrosze = order.paidGrosze - refundedGrosze(order)
  return order.payment?.status === 'captured'
    ? formatPaid(keptGrosze, order.payment, locale)
    : formatPrice(keptGrosze, locale)
}

type PaymentFields = Pick<Order, 'status' | Exclude<keyof PaymentFacts, 'refunds'>>

/** The state of the payment in the buyer's words; null where the order is paid at delivery, or is canceled without a payment. */
export function paymentNote(
  t: ReturnType<typeof useTranslations<'orders'>>,
  order: PaymentFields & Pick<Order, 'isTransferDue'>,
  locale: Locale,
): string | null {
  const { payment } = order
  if (!payment) {
    const facts = { ...order, refunds: [] }
    const state = paymentState(facts)
    if (state === 'paidAtDelivery' || state === 'paidByTransfer') return t(state)
    const awaited = order.isTransferDue ? 'transferAwaited' : awaitedState(facts)
    return awaited && order.status !== 'Canceled' ? t(awaited) : null
  }
  const amount = formatPaid(order.totalGrosze, payment, locale)
  if (payment.status === 'captured') return t('captured', { amount })
  return payment.status === 'refunded' ? t('refunded', { amount }) : t('beingChecked', { amount })
}

/** A sentence for the payment, and one for each refund. */
export function moneyNotes(
  t: ReturnType<typeof useTranslations<'orders'>>,
  order: PaymentFields & Pick<Order, 'refunds' | 'isTransferDue'>,
  locale: Locale,
): string[] {
  const { payment, refunds } = order
  // the refunds have their own sentences, so the payment reads as captured
  const paid = payment && refunds.length > 0 ? { ...payment, status: 'captured' } : payment
  const note = paymentNote(t, { ...order, payment: paid }, locale)
  const notes = refunds.map(({ method, refundGrosze, wallet, refundedAt }) =>
    t('refundOf', {
      amount: wallet ? formatPaid(refundGrosze, wallet, locale) : formatPrice(refundGrosze, locale),
      method: t(`refundMethods.${method}`),
      date: formatDate(refundedAt, locale),
    }),
  )
  return note ? [note, ...notes] : notes
}

/** When an order arrives, as far as known. The days count from `from`, which is null while the order waits for its money. */
export function arrivalNote(
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
