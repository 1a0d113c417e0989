import { z } from 'zod'
import { isRowId } from '@/lib/platform/values/row-id'

export const orderId = z.string('required').min(1, 'required').max(40, 'too_long')
export const rowId = z.int('invalid_number').refine(isRowId, 'out_of_range')
export const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length
