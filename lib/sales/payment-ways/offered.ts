import 'server-only'
import { variable } from '@/lib/platform/runtime/env'
import { type PaymentType, paymentTypes, paymentWays } from '@/lib/platform/values/payment-types'
import { bankAccount } from '@/lib/shop/settings/load'

/** What can be chosen at the checkout: payment at the delivery always, and what the shop has turned on and set up. */
export function offeredPayments(hasAccount = bankAccount() !== undefined): PaymentType[] {
  const turnedOn = variable('CHECKOUT_PAYMENTS')
  return paymentTypes.filter((type) => {
    const { settledBy } = paymentWays[type]
    if (settledBy === 'door') return true
    return turnedOn.includes(type) && (settledBy !== 'bank' || hasAccount)
  })
}
