'use client'

import { callPriced } from '@/lib/platform/http/client'
import type { RedirectType } from '@/lib/platform/values/payment-types'

/** Amounts and rate of an order's payment, before anything is created. */
export const quoteOf = (orderId: string) =>
  callPriced('GET /api/payments/paypal/orders', { query: { orderId } })

/**
 * Leads the buyer to the page where they pay by BLIK or Przelewy24. `instead` names the attempt that they came back from.
 * @throws CallError
 */
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

/** Has an approved payment captured, and says what became of it. */
export const captureOf = (paypalOrderId: string) =>
  callPriced('POST /api/payments/paypal/orders/[paypalOrderId]/capture', { params: { paypalOrderId } })
