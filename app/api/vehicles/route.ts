import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', cache: 'public' }, listVehicles),
})
