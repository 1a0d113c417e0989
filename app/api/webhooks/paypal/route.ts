import { bodyText } from '@/lib/http/body'
import { answer, handler, route } from '@/lib/http/handler'
import { receiveWebhook } from '@/lib/payments/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone' }, async ({ request }) => {
    // the letters as they came, since PayPal signs them
    await receiveWebhook(request.headers, await bodyText(request, 'application/json'))
    return answer(204)
  }),
})
