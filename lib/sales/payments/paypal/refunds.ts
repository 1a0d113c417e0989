import 'server-only'
import sdk from '@paypal/checkout-server-sdk'
import { shop } from '@/lib/platform/shop-details'
import { decimalOf } from '@/lib/platform/values/money'
import { ask, notUnderstood, type PaypalRefund, RefundAnswer } from './orders'

type RefundRequest = {
  requestId: string
  captureId: string
  orderId: string
  amountMinor: number
  currency: string
}

/** Gives a part of a captured payment back, or all of it. The same `requestId` gives it back once. @throws PaypalTrouble */
export async function requestPaypalRefund(wanted: RefundRequest): Promise<PaypalRefund> {
  const request = new sdk.payments.CapturesRefundRequest(wanted.captureId)
  request.headers['PayPal-Request-Id'] = wanted.requestId
  request.prefer('return=representation')
  request.requestBody({
    amount: { currency_code: wanted.currency, value: decimalOf(wanted.amountMinor) },
    custom_id: wanted.requestId,
    note_to_payer: `${shop.name} ${wanted.orderId}`,
  })
  const refund = await ask(request, RefundAnswer)
  const isOurs = refund.requestId === null || refund.requestId === wanted.requestId
  if (isOurs && refund.amountMinor === wanted.amountMinor && refund.currency === wanted.currency)
    return refund
  throw notUnderstood(request, 'an answer about another refund')
}

/** @throws PaypalTrouble */
export async function readPaypalRefund(id: string): Promise<PaypalRefund> {
  const request = new sdk.payments.RefundsGetRequest(id)
  const refund = await ask(request, RefundAnswer)
  if (refund.id === id) return refund
  throw notUnderstood(request, 'an answer about another refund')
}
