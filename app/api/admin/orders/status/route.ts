import { handler, route } from '@/lib/http/handler'
import { BulkUpdate } from '@/lib/orders/admin/schema'
import { updateOrderStatuses } from '@/lib/orders/admin/update'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: BulkUpdate }, async ({ body, user }) => ({
    results: await updateOrderStatuses(body, user),
  })),
})
