import { z } from 'zod'
import { hasTwoDecimals } from '@/lib/platform/values/money'
import { isRowId } from '@/lib/platform/values/row-id'

export const orderId = z.string('required').min(1, 'required').max(40, 'too_long')
export const rowId = z.int('invalid_number').refine(isRowId, 'out_of_range')
export const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

/** Lines of an order, each of them once. */
export const eachLineOnce = <Line extends z.ZodType<{ orderLineId: number }>>(line: Line) =>
  z
    .array(line)
    .max(50, 'out_of_range')
    .refine((lines) => isEachOnce(lines.map(({ orderLineId }) => orderLineId)), 'invalid_value')

/** A number that a form read from a text: NaN for a text without one. */
export const formNumber = z.number({
  error: ({ input }) => (Number.isNaN(input) ? 'invalid_number' : 'required'),
})

export const formPln = (least: number) =>
  formNumber.min(least, 'out_of_range').max(1_000_000, 'out_of_range').refine(hasTwoDecimals, 'two_decimals')
