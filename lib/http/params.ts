import { z } from 'zod'

/** PostgreSQL's integer: no id is greater. */
const GREATEST_ID = 2_147_483_647

/** A numeric id in a path. */
export const pathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id >= 1 && id <= GREATEST_ID)

export const IdParams = z.object({ id: pathId })
export const UserParams = z.object({ userId: z.string() })

/** A number in a path, as a person or the finder writes it; one that none is matches nothing. */
export const pathNumber = z.string().transform((text) => {
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : Number.NaN
})
