import { z } from 'zod'
import { tagsOfProductAnswer } from '@/lib/catalog/product/tags'
import { expiresWith } from '@/lib/platform/cache/cache'
import { call, callTable } from '@/lib/platform/http/call-table'
import { FitmentAnswer, VehicleAnswer } from './answers'
import { MyCar } from './my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './my-car/service'
import { FitmentQuery } from './question'
import { answerFitment } from './service'
import { existingVehicle, listVehicles } from './vehicles/queries'
import { vehiclesTag } from './vehicles/tags'

export const fitment = callTable(
  call('GET /api/account/car', 'customer', (user) => findAccountCar(user.uid)),
  call('PUT /api/account/car', 'customer', { body: MyCar }, (body, user) => keepAccountCar(user.uid, body)),
  call('DELETE /api/account/car', 'customer', { status: 204 }, (user) => forgetAccountCar(user.uid)),
  call(
    'GET /api/fitment',
    'anyone',
    { query: FitmentQuery, cache: 'public', answers: FitmentAnswer },
    (question) => {
      const products = [question.tire, question.wheel, question.spacer].filter((id) => typeof id === 'number')
      expiresWith([vehiclesTag, ...products.flatMap(tagsOfProductAnswer)])
      return answerFitment(question)
    },
  ),
  call('GET /api/vehicles', 'anyone', { cache: 'public', answers: z.array(VehicleAnswer) }, () => {
    expiresWith([vehiclesTag])
    return listVehicles()
  }),
  call('GET /api/vehicles/[id]', 'anyone', { cache: 'public', answers: VehicleAnswer }, (id) => {
    expiresWith([vehiclesTag])
    return existingVehicle(id)
  }),
)
