import { answer, handler, route } from '@/lib/http/handler'
import { requestInvoice } from '@/lib/invoices/requests/service'
import { IssueInvoice } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', body: IssueInvoice }, async ({ body, user }) => {
    await requestInvoice(body.orderId, user)
    return answer(204)
  }),
})
