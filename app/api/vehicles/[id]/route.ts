import { existingVehicle } from '@/lib/fitment/vehicles/queries'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: IdParams, cache: 'public' }, ({ params }) =>
    existingVehicle(params.id),
  ),
})
