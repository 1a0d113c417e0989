'use client'

import { callPriced } from '@/lib/platform/http/client'

/** Amounts and rate of an order's wallet payment, before anything is created. */
export const quoteOf = (orderId: string) =>
  callPriced('GET /api/payments/paypal/orders', { query: { orderId } })
