import { z } from 'zod'
import { onlineTypes, redirectTypes } from '@/lib/platform/values/payment-types'
import { orderId } from '@/lib/sales/ids'

export type { Transfer } from '@/lib/sales/orders/due-payment'
export type { Payment, PaymentQuote } from './queries'

/** Names the order, in the query of a question and in the body of a payment alike. */
export const PaymentOf = z.object({ orderId })

const paypalOrderId = z.string().regex(/^[A-Z0-9]{1,36}$/)
export const PaypalOrderParams = z.object({ paypalOrderId })

export const OpenPayment = PaymentOf.extend({
  typeOfPayment: z.enum(onlineTypes, 'unknown_value').default('paypal'),
  /** PayPal's order of an attempt that the buyer came back from without paying: it is not offered again. */
  instead: paypalOrderId.optional(),
})
export type OpenPayment = z.input<typeof OpenPayment>

export const PayOwnOrder = z.object({
  key: z.string('required').min(1, 'required').max(200, 'too_long'),
  typeOfPayment: z.enum(redirectTypes, 'unknown_value'),
})
export type PayOwnOrder = z.output<typeof PayOwnOrder>
