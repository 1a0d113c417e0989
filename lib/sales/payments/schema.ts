import { z } from 'zod'
import type { PaymentType } from '@/lib/platform/values/payment-types'
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
