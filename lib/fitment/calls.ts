import { z } from 'zod'
import { statuses } from '@/lib/catalog/product/schema'
import { tagsOfProductAnswer } from '@/lib/catalog/product/tags'
import { expiresWith } from '@/lib/platform/cache/cache'
import { call, callTable } from '@/lib/platform/http/call-table'
import { confidences, fasteners, fitVerdicts, seats } from './kit'
import { MyCar } from './my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './my-car/service'
import { FitmentQuery } from './question'
import { answerFitment } from './service'
import type { Vehicle } from './vehicle'
import { existingVehicle, listVehicles } from './vehicles/queries'
import { vehiclesTag } from './vehicles/tags'

const text = z.string()
const figure = z.number().nullable()
const grade = z.enum(confidences)

const VehicleAnswer = z.object({
  id: z.int(),
  make: text,
  model: text,
  generation: text,
  yearFrom: z.int(),
  yearTo: z.int().nullable(),
  aliases: z.array(text),
  boltPattern: text,
  centerBore: z.number(),
  thread: text.nullable(),
  fastener: z.enum(fasteners).nullable(),
  seat: z.enum(seats).nullable(),
  studLength: figure,
  stockOffset: figure,
  stockOffsets: z.array(text),
  stockWheels: z.array(text),
  stockTires: z.array(text),
  upsizes: z.array(text),
  brakeRim: figure,
  loadIndexes: z.array(text),
  minLoadIndex: figure,
  minSpeedSymbol: text.nullable(),
  topSpeed: figure,
  axleLoad: figure,
  torque: text.nullable(),
  confidence: grade,
  boreConfidence: grade.nullable(),
  threadConfidence: grade.nullable(),
  offsetConfidence: grade.nullable(),
  loadConfidence: grade.nullable(),
  speedConfidence: grade.nullable(),
  axleConfidence: grade.nullable(),
  sources: z.array(text),
  path: text,
}) satisfies z.ZodType<Vehicle>

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
