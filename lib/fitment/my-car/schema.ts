import { z } from 'zod'
import { parseTireSize } from '@/lib/fitment/vehicle'

/** A car that somebody chose as their own. */
export const MyCar = z.object({
  /** The path of its page below /car. */
  path: z.string('required').min(1, 'required').max(200, 'too_long'),
  /** The size on its sidewall, where it was said: 195/80R15 */
  tire: z
    .string()
    .max(20, 'too_long')
    .refine((text) => parseTireSize(text) !== null, 'tire_size_format')
    .nullish()
    .transform((text) => text ?? null),
})
export type MyCar = z.output<typeof MyCar>

/** With what people read: `Suzuki Jimny JB74 (2018–)`, and in little room `Jimny`. */
export type NamedCar = MyCar & { name: string; model: string }
