import 'server-only'
import { type PaymentFacts, type PaymentState, paymentState } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { isClosed } from '@/lib/sales/payments/closed'
import { companyPaymentRule } from '@/lib/shop/settings/load'

/** Whether an order is not paid online, whatever was chosen for it, because a company has to pay it by transfer. */
export const isOnlineClosed = ({
  customerType,
  totalGrosze,
}: Pick<Order, 'customerType' | 'totalGrosze'>): boolean =>
  isClosed('paypal', { isCompany: customerType === 'company', totalGrosze }, companyPaymentRule())

/** How an order stands with its money: it waits for a transfer where online payment, which was chosen, is closed to it. */
export function duePaymentState(order: PaymentFacts): PaymentState {
  const state = paymentState(order)
  return state === 'onlineAwaited' && isOnlineClosed(order) ? 'transferAwaited' : state
}
