'use client'

import { callPriced } from '@/lib/http/client'

/** Amounts and rate of an order's wallet payment, before anything is created. */
export const quoteOf = (orderId: string) =>
  callPriced('GET /api/payments/paypal/orders', { query: { orderId } })

/** A PayPal order for the wallet's buttons; asked twice it is the same one. */
export const openWallet = (orderId: string) =>
  callPriced('POST /api/payments/paypal/orders', { body: { orderId } })

/** Takes the money that the buyer approved; asked twice it is taken once. */
export const captureApproved = (paypalOrderId: string) =>
  callPriced('POST /api/payments/paypal/orders/[paypalOrderId]/capture', { params: { paypalOrderId } })
