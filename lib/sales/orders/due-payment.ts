import 'server-only'
import { shop } from '@/lib/platform/shop-details'
import { isNip } from '@/lib/platform/values/tax-id'
import { isClosed } from '@/lib/sales/payment-ways/closed'
import { bankAccount, companyPaymentRule } from '@/lib/shop/settings/load'
import { transferCode } from '@/lib/shop/transfer-code'
import { type OrderStatus, type PaymentFacts, type PaymentState, paymentState } from './rules'

/** Whether an order is not paid online, whatever was chosen for it, because a company has to pay it by transfer. */
export function isOnlineClosed(order: Pick<PaymentFacts, 'customerType' | 'totalGrosze'>) {
  const { customerType, totalGrosze } = order
  return isClosed('paypal', { isCompany: customerType === 'company', totalGrosze }, companyPaymentRule())
}

/** How an order stands with its money: it waits for a transfer where online payment, which was chosen, is closed to it. */
export function duePaymentState(order: PaymentFacts): PaymentState {
  const state = paymentState(order)
  return state === 'onlineAwaited' && isOnlineClosed(order) ? 'transferAwaited' : state
}

/** Whether an order is to be paid by transfer, which may be in place of the way that was chosen. */
export const isTransferDue = (order: PaymentFacts & { status: OrderStatus }): boolean =>
  order.status !== 'Canceled' && duePaymentState(order) === 'transferAwaited'

/** What is entered into the bank for an order that waits for its transfer, or can be paid by nothing else; null for any other. */
export function transferOf(order: PaymentFacts & { id: string; status: OrderStatus }) {
  const account = bankAccount()
  if (!account || !isTransferDue(order)) return null
  const { name: recipient, taxId } = shop.company
  const data = { account, recipient, title: order.id, amountGrosze: order.totalGrosze }
  return { ...data, code: transferCode({ ...data, taxId: isNip(taxId) ? taxId : undefined }) }
}
export type Transfer = NonNullable<ReturnType<typeof transferOf>>
