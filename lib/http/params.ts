import { z } from 'zod'
import { isRowId } from '@/lib/core/row-id'

/** A numeric id in a path. */
export const pathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine(isRowId)

export const IdParams = z.object({ id: pathId })
export const UserParams = z.object({ userId: z.string() })

/** A number in a path, with a decimal comma or point. Invalid text matches no row, so the answer is empty. */
export const pathNumber = z.string().transform((text) => {
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : Number.NaN
})
