import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { bodyText } from '@/lib/platform/http/request/body'
import { payingCookie } from '@/lib/sales/orders/parcels/tracking'
import { quotePayment } from '@/lib/sales/payments/queries'
import { OpenPayment, PaymentOf, PayOwnOrder, PaypalOrderParams } from '@/lib/sales/payments/schema'
import { payOwnOrder } from './own-order'
import { capturePayment, openPayment } from './service'
import { receiveWebhook } from './webhook.service'

export const payments = callTable(
  /** The amounts, the exchange rate and whether PayPal is offered. Creates nothing. */
  call('GET /api/payments/paypal/orders', 'customer', { query: PaymentOf }, (query, user) =>
    quotePayment(query.orderId, user),
  ),
  call('POST /api/payments/paypal/orders', 'customer', { body: OpenPayment, status: 201 }, (body, user) =>
    openPayment(body, user),
  ),
  call(
    'POST /api/payments/paypal/orders/[paypalOrderId]/capture',
    'customer',
    { params: PaypalOrderParams },
    capturePayment,
  ),
  /** The buttons at an order's own address. */
  call('POST /api/track/payment', 'anyone', { body: PayOwnOrder, status: 201 }, async (body, request) =>
    answer(201, await payOwnOrder(body, request.headers), { 'set-cookie': payingCookie.keep(body.key) }),
  ),
  // The body stays unparsed: PayPal signs its exact bytes.
  call(
    'POST /api/webhooks/paypal',
    'anyone',
    { crossSite: 'webhook', takes: 'application/json', status: 204 },
    async (request) => receiveWebhook(request.headers, await bodyText(request, 'application/json')),
  ),
)
