import { z } from 'zod'
import { confidences } from '@/lib/fitment/kit'
import { whole } from '@/lib/platform/values/text'

export const VehiclesQuery = z.object({
  /** Words of the name, a bolt pattern, a size. */
  search: z.string().trim().max(200, 'too_long').default(''),
  confidence: z.enum(confidences, 'unknown_value').optional(),
  page: whole(1, 1_000_000).default(1),
})
export type VehiclesQuery = z.output<typeof VehiclesQuery>

/** `checked` is the state that a check has answered; with it the file is imported. */
export const ImportQuery = z.object({ checked: z.string().max(100, 'too_long').optional() })
