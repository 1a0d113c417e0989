import { handler, route } from '@/lib/http/handler'
import { markPaid } from '@/lib/orders/admin/mark-paid'
import { MarkPaid } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: MarkPaid }, ({ body, user }) => markPaid(body, user)),
})
