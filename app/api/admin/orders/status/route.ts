import { handler, route } from '@/lib/http/handler'
import { BulkUpdate } from '@/lib/orders/schema'
import { updateOrderStatuses } from '@/lib/orders/update'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'admin', body: BulkUpdate }, async ({ body, user }) => ({
    results: await updateOrderStatuses(body, user),
  })),
})
