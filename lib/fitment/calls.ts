import { z } from 'zod'
import { statuses } from '@/lib/catalog/product/schema'
import { tagsOfProductAnswer } from '@/lib/catalog/product/tags'
import { call, callTable } from '@/lib/platform/api/call-table'
import { expiresWith } from '@/lib/platform/cache/cache'
import { fitVerdicts } from './kit'
import { MyCar } from './my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './my-car/service'
import { FitmentQuery } from './question'
import { answerFitment } from './service'
import { VehicleAnswer } from './vehicles/answer'
import { existingVehicle, listVehicles } from './vehicles/queries'
import { vehiclesTag } from './vehicles/tags'

const text = z.string()
const PartAnswer = z.object({ id: z.int(), title: text, status: z.enum(statuses), quantityInStock: z.int() })

const FitmentAnswer = z.object({
  verdict: z.enum(fitVerdicts),
  checks: z.array(
    z.object({
      check: text,
      verdict: z.enum(fitVerdicts),
      reason: text,
      figures: z.record(text, z.union([z.number(), text])),
      source: text,
      isToCheck: z.literal(true).optional(),
      text: text.optional(),
    }),
  ),
  vehicle: VehicleAnswer.nullable(),
  parts: z.object({ tire: PartAnswer, wheel: PartAnswer, spacer: PartAnswer }).partial(),
})

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
