import { handler, route } from '@/lib/http/handler'
import { IssueInvoice } from '@/lib/invoices/schema'
import { issueInvoice } from '@/lib/invoices/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: IssueInvoice }, ({ body, user }) =>
    issueInvoice(body.orderId, user, body.buyer),
  ),
})
