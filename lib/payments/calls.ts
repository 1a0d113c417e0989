import { callTable, handler } from '@/lib/http/handler'
import { bodyText } from '@/lib/http/request/body'
import { receiveWebhook } from './paypal/webhook'
import { quotePayment } from './queries'
import { OpenPayment, PaypalOrderParams } from './schema'
import { capturePayment, openPayment } from './service'

export const payments = callTable({
  /** The amounts, the exchange rate and whether PayPal is offered. Creates nothing. */
  'GET /api/payments/paypal/orders': handler({ user: 'customer', query: OpenPayment }, ({ query, user }) =>
    quotePayment(query.orderId, user),
  ),
  'POST /api/payments/paypal/orders': handler(
    { user: 'customer', body: OpenPayment, status: 201 },
    ({ body, user }) => openPayment(body, user),
  ),
  'POST /api/payments/paypal/orders/[paypalOrderId]/capture': handler(
    { user: 'customer', params: PaypalOrderParams },
    ({ params, user }) => capturePayment(params.paypalOrderId, user),
  ),
  // The body stays unparsed: PayPal signs its exact bytes.
  'POST /api/webhooks/paypal': handler(
    { user: 'anyone', crossSite: 'webhook', takes: 'application/json', status: 204 },
    async ({ request }) => receiveWebhook(request.headers, await bodyText(request, 'application/json')),
  ),
})
