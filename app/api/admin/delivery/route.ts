import { SaveDelivery } from '@/lib/delivery/schema'
import { saveDelivery } from '@/lib/delivery/service'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler({ user: 'settings', body: SaveDelivery }, ({ body, user }) => saveDelivery(body, user)),
})
