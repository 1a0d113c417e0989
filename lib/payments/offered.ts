import 'server-only'
import { variable } from '@/lib/core/runtime/env'
import { type PaymentType, paymentTypes } from '@/lib/orders/rules'

/** What can be chosen at the checkout: payment at the delivery always, and what the shop has turned on. */
export function offeredPayments(): PaymentType[] {
  const turnedOn = variable('CHECKOUT_PAYMENTS')
  return paymentTypes.filter((type) => type === 'payment_at_delivery' || turnedOn.includes(type))
}
