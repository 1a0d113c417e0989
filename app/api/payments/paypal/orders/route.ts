import { answer, handler, route } from '@/lib/http/handler'
import { quotePayment } from '@/lib/payments/queries'
import { OpenPayment } from '@/lib/payments/schema'
import { openPayment } from '@/lib/payments/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The amounts, the exchange rate and whether PayPal is offered. Creates nothing. */
  GET: handler({ user: 'customer', query: OpenPayment }, ({ query, user }) =>
    quotePayment(query.orderId, user),
  ),
  POST: handler({ user: 'customer', body: OpenPayment }, async ({ body, user }) =>
    answer(201, await openPayment(body, user)),
  ),
})
