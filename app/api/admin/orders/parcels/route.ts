import { handler, route } from '@/lib/http/handler'
import { SaveParcels } from '@/lib/orders/parcels/schema'
import { saveParcels } from '@/lib/orders/parcels/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: SaveParcels }, ({ body, user }) => saveParcels(body, user)),
})
