import { VehicleEntry } from '@/lib/fitment/vehicles/admin/entry'
import { createVehicle } from '@/lib/fitment/vehicles/admin/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', body: VehicleEntry }, async ({ body, user }) =>
    answer(201, await createVehicle(body, user)),
  ),
})
