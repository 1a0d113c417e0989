'use client'

import { callPriced } from '@/lib/platform/http/client'
import type { RedirectType } from '@/lib/platform/values/payment-types'

export const quoteOf = (orderId: string) =>
  callPriced('GET /api/payments/paypal/orders', { query: { orderId } })

/** Leads the buyer to PayPal's page. `instead` names the attempt that they came back from. @throws CallError */
export async function payOnPage(
  orderId: string,
  typeOfPayment: RedirectType,
  instead: string | null = null,
): Promise<void> {
  const { payAt } = await callPriced('POST /api/payments/paypal/orders', {
    body: { orderId, typeOfPayment, ...(instead ? { instead } : {}) },
  })
  if (payAt) window.location.assign(payAt)
}

export const captureOf = (paypalOrderId: string) =>
  callPriced('POST /api/payments/paypal/orders/[paypalOrderId]/capture', { params: { paypalOrderId } })
