import { ChangedVehicle, DeletedVehicle } from '@/lib/fitment/vehicles/admin/entry'
import { changeVehicle, deleteVehicle } from '@/lib/fitment/vehicles/admin/service'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', params: IdParams }, ({ params }) => getEditedVehicle(params.id)),
  PATCH: handler({ user: 'catalogue', params: IdParams, body: ChangedVehicle }, ({ params, body, user }) =>
    changeVehicle(params.id, body, user),
  ),
  DELETE: handler(
    { user: 'catalogue', params: IdParams, body: DeletedVehicle },
    async ({ params, body, user }) => {
      await deleteVehicle(params.id, body.version, user)
      return answer(204)
    },
  ),
})
