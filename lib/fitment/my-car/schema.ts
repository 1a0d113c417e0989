import { z } from 'zod'
import { axleLoads, offsets } from '@/lib/measures/limits'
import { isSidewall, LONGEST_SIDEWALL } from '@/lib/measures/own-tire'

const orNotGiven = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

/** Figures of the owner's own car, which no table has. Null: not given. */
export const OwnFigures = z.object({
  /** What stands on its present tires: 195/80R15, 215/75R15 100S */
  tire: orNotGiven(z.string().max(LONGEST_SIDEWALL, 'too_long').refine(isSidewall, 'sidewall_format')),
  /** ET of its present wheels, mm */
  offset: orNotGiven(
    z.number('invalid_number').min(offsets.least, 'out_of_range').max(offsets.most, 'out_of_range'),
  ),
  /** kg on the heavier axle: field N of the registration document */
  axleLoad: orNotGiven(
    z.int('invalid_number').min(axleLoads.least, 'out_of_range').max(axleLoads.most, 'out_of_range'),
  ),
})
export type OwnFigures = z.output<typeof OwnFigures>

export const MyCar = z.object({
  path: z.string('required').min(1, 'required').max(200, 'too_long'),
  ...OwnFigures.shape,
})
export type MyCar = z.output<typeof MyCar>

/** With what people read: `Suzuki Jimny JB74 (2018–)`, and in little room `Jimny`. */
export type NamedCar = MyCar & { name: string; model: string }
