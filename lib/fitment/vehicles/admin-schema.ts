import { z } from 'zod'
import { confidences } from '@/lib/fitment/kit'
import type { FieldError } from '@/lib/platform/errors'
import { whole } from '@/lib/platform/values/text'
import type { VehicleField } from './entry'

/** A cell of a file that cannot be taken. */
export type RowProblem = { line: number; column: string; code: FieldError['code']; value: string }

export const VehiclesQuery = z.object({
  /** Words of the name, a bolt pattern, a size. */
  search: z.string().trim().max(200, 'too_long').default(''),
  confidence: z.enum(confidences, 'unknown_value').optional(),
  page: whole(1, 1_000_000).default(1),
})
export type VehiclesQuery = z.output<typeof VehiclesQuery>

/** `checked` is the state that a check has answered; with it the file is imported. */
export const ImportQuery = z.object({ checked: z.string().max(100, 'too_long').optional() })

/** What a file of vehicles does, or has done. */
export type VehicleImport = {
  rows: number
  created: number
  changed: number
  unchanged: number
  refused: number
  /** The state of the table that was checked. */
  state: string
  isImported: boolean
  problems: RowProblem[]
  additions: { line: number; path: string; name: string }[]
  changes: { line: number; path: string; facts: { field: VehicleField; before: string; after: string }[] }[]
}
