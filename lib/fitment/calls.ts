import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { FitmentAnswer, VehicleAnswer } from './answers'
import { MyCar } from './my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './my-car/service'
import { FitmentQuery } from './question'
import { answerFitment } from './service'
import { existingVehicle, listVehicles } from './vehicles/queries'

export const fitment = callTable({
  'GET /api/account/car': handler({ user: 'customer' }, ({ user }) => findAccountCar(user.uid)),
  'PUT /api/account/car': handler({ user: 'customer', body: MyCar }, ({ user, body }) =>
    keepAccountCar(user.uid, body),
  ),
  'DELETE /api/account/car': handler({ user: 'customer', status: 204 }, ({ user }) =>
    forgetAccountCar(user.uid),
  ),
  'GET /api/fitment': handler(
    { user: 'anyone', query: FitmentQuery, cache: 'public', answers: FitmentAnswer },
    ({ query }) => answerFitment(query),
  ),
  'GET /api/vehicles': handler(
    { user: 'anyone', cache: 'public', answers: z.array(VehicleAnswer) },
    listVehicles,
  ),
  'GET /api/vehicles/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: VehicleAnswer },
    ({ params }) => existingVehicle(params.id),
  ),
})
