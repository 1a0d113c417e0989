import { z } from 'zod'
import { statuses } from '@/lib/catalog/product/schema'
import { confidences, fasteners, fitVerdicts, seats } from './kit'
import type { Vehicle } from './vehicle'

// What the calls about cars answer, for the OpenAPI document.

const text = z.string()
const figure = z.number().nullable()
const grade = z.enum(confidences)

export const VehicleAnswer = z.object({
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

export const FitmentAnswer = z.object({
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
