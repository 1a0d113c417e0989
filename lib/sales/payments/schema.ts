import { z } from 'zod'
import {
  type OnlineType,
  onlineTypes,
  type PaymentType,
  type RedirectType,
} from '@/lib/platform/values/payment-types'
import type { PaymentStatus } from './rules'

/** Names the order, in the query of a question and in the body of a payment alike. */
export const PaymentOf = z.object({ orderId: z.string('required').min(1, 'required').max(40, 'too_long') })

const paypalOrderId = z.string().regex(/^[A-Z0-9]{1,36}$/)
export const PaypalOrderParams = z.object({ paypalOrderId })

export const OpenPayment = PaymentOf.extend({
  typeOfPayment: z.enum(onlineTypes, 'unknown_value').default('paypal'),
  /** PayPal's order of an attempt that the buyer came back from without paying: it is not offered again. */
  instead: paypalOrderId.optional(),
})
export type OpenPayment = z.input<typeof OpenPayment>

/** At the order's own address. */
export const PayOwnOrder = z.object({
  key: z.string('required').min(1, 'required').max(200, 'too_long'),
  typeOfPayment: z.enum(['blik', 'p24'] satisfies RedirectType[], 'unknown_value'),
})
export type PayOwnOrder = z.output<typeof PayOwnOrder>

/** What became of an order's payment through PayPal, as orders and the payment page show it. */
export type Payment = {
  status: PaymentStatus
  typeOfPayment: OnlineType
  /** Hundredths of `currency`. */
  amountMinor: number
  currency: string
  capturedAt: string | null
}

/** A PayPal order; `id` is PayPal's. `payAt` is PayPal's page for the buyer, null for the wallet's buttons. */
export type OpenedPayment = Payment & { id: string; orderId: string; payAt: string | null }

/** What is entered into the bank for a transfer. */
export type Transfer = {
  recipient: string
  /** 26 digits. */
  account: string
  amountGrosze: number
  title: string
  /** What its QR code says; null where the amount is too large for one. */
  code: string | null
}

/** What the payment page shows before the buyer approves anything. */
export type PaymentQuote = {
  orderId: string
  totalGrosze: number
  /** What was chosen at the checkout. */
  typeOfPayment: PaymentType
  /** Null where the shop takes no wallet payment. */
  wallet: {
    /** PayPal's public id of the shop, for its script. */
    clientId: string
    /** Hundredths of `currency`. */
    amountMinor: number
    currency: string
    /** PLN for one unit of `currency`; null where the wallet is charged in PLN. */
    plnPerUnit: number | null
    /** In the demo: where the wallet's script comes from. */
    scriptOrigin: string | null
  } | null
  /** The ways of payment that PayPal has a page for. */
  redirects: RedirectType[]
  /** Null where the order does not wait for a transfer. */
  transfer: Transfer | null
  /** When an administrator noted that it is paid. */
  paidAt: string | null
  /** Whether the buttons may be offered now. */
  payable: boolean
  payment: Payment | null
  /** PayPal's own words when it last refused. */
  refusal: string | null
}
