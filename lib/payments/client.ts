'use client'

import { callPriced } from '@/lib/http/client'
import type { OpenedPayment, Payment, PaymentQuote } from './schema'

const paypal = '/api/payments/paypal/orders'

/** Amounts and rate of an order's wallet payment, before anything is created. */
export const quoteOf = (orderId: string) =>
  callPriced<PaymentQuote>(`${paypal}?orderId=${encodeURIComponent(orderId)}`, {
    context: 'Failed to read the order sum',
  })

/** A PayPal order for the wallet's buttons; asked twice it is the same one. */
export const openWallet = (orderId: string) =>
  callPriced<OpenedPayment>(paypal, {
    method: 'POST',
    body: { orderId },
    context: 'Failed to open the payment',
  })

/** Takes the money that the buyer approved; asked twice it is taken once. */
export const captureApproved = (paypalOrderId: string) =>
  callPriced<Payment & { orderId: string }>(`${paypal}/${encodeURIComponent(paypalOrderId)}/capture`, {
    method: 'POST',
    context: 'Failed to capture the payment',
  })
