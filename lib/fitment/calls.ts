import { z } from 'zod'
import { call, callTable } from '@/lib/platform/http/call-table'
import { FitmentAnswer, VehicleAnswer } from './answers'
import { MyCar } from './my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './my-car/service'
import { FitmentQuery } from './question'
import { answerFitment } from './service'
import { existingVehicle, listVehicles } from './vehicles/queries'

export const fitment = callTable(
  call('GET /api/account/car', 'customer', (user) => findAccountCar(user.uid)),
  call('PUT /api/account/car', 'customer', { body: MyCar }, (body, user) => keepAccountCar(user.uid, body)),
  call('DELETE /api/account/car', 'customer', { status: 204 }, (user) => forgetAccountCar(user.uid)),
  call(
    'GET /api/fitment',
    'anyone',
    { query: FitmentQuery, cache: 'public', answers: FitmentAnswer },
    answerFitment,
  ),
  call('GET /api/vehicles', 'anyone', { cache: 'public', answers: z.array(VehicleAnswer) }, listVehicles),
  call('GET /api/vehicles/[id]', 'anyone', { cache: 'public', answers: VehicleAnswer }, existingVehicle),
)
