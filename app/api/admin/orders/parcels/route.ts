import { answer, handler, route } from '@/lib/http/handler'
import { SaveParcels } from '@/lib/orders/parcels/schema'
import { saveParcels } from '@/lib/orders/parcels/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'packing', body: SaveParcels }, async ({ body, user }) => {
    await saveParcels(body, user)
    // not the order: who packs does not see its prices
    return answer(204)
  }),
})
