import { answer, handler, route } from '@/lib/http/handler'
import { bodyText } from '@/lib/http/request/body'
import { receiveWebhook } from '@/lib/payments/paypal/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', crossSite: 'webhook' }, async ({ request }) => {
    // The body stays unparsed: PayPal signs its exact bytes.
    await receiveWebhook(request.headers, await bodyText(request, 'application/json'))
    return answer(204)
  }),
})
