import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'
import type { RefundMethod } from '@/lib/platform/values/payment-types'
import { sumOfAmounts } from '@/lib/sales/orders/rules'
import type { PaymentRow } from '@/lib/sales/payments/queries'
import { isBooked, type PaymentLeft, type RefundState } from './rules'

export const selectRefunds = (on: Query = query()) =>
  on
    .selectFrom('refund')
    .select(['id', 'orderId', 'withdrawalId', 'method', 'state', 'amountGrosze', 'reason', 'requestId'])
    .select(['paymentId', 'amountMinor', 'paypalRefundId', 'refusal'])
    .select(['notedBy', 'notedByName', 'createdAt', 'refundedAt'])
    .$narrowType<{ state: RefundState; method: RefundMethod }>()
    .orderBy('id')

export type RefundRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>['execute']>>[number]

/** The part of a payment that was not refunded. Pass the refunds of its order. */
export function leftOfPayment(payment: PaymentRow, refunds: RefundRow[]): PaymentLeft {
  const own = refunds.filter(({ paymentId, state }) => paymentId === payment.id && isBooked(state))
  return {
    grosze: payment.bookedGrosze - sumOfAmounts(own),
    minor: payment.amountMinor - own.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
    plnPerUnit: payment.plnPerUnit,
  }
}
