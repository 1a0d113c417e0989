import { z } from 'zod'
import type { PaymentStatus } from './rules'

/** Names the order, in the query of a question and in the body of a payment alike. */
export const OpenPayment = z.object({ orderId: z.string('required').min(1, 'required').max(40, 'too_long') })
export type OpenPayment = z.output<typeof OpenPayment>

export const PaypalOrderParams = z.object({ paypalOrderId: z.string().regex(/^[A-Z0-9]{1,36}$/) })

/** What became of an order's payment by wallet, as orders and the payment page show it. */
export type Payment = {
  status: PaymentStatus
  /** Hundredths of `currency`. */
  amountMinor: number
  currency: string
  capturedAt: string | null
}

/** A PayPal order for the wallet's buttons; `id` is PayPal's. */
export type OpenedPayment = Payment & { id: string; orderId: string }

/** What the payment page shows before the buyer approves anything. */
export type PaymentQuote = {
  orderId: string
  totalGrosze: number
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
  /** When it was paid for at its delivery instead. */
  paidAt: string | null
  /** Whether the buttons may be offered now. */
  payable: boolean
  payment: Payment | null
  /** PayPal's own words when it last refused. */
  refusal: string | null
}
