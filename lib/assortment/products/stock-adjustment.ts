import { z } from 'zod'

/** Reasons for adjusting a stock by hand. Imports have a reason of their own. */
export const stockReasons = ['delivery', 'count', 'damage', 'return', 'correction'] as const
export type StockReason = (typeof stockReasons)[number]

/** Whether a reason adds pieces, takes them away, counts anew, or may do either. */
export const stockSigns: Record<StockReason, 1 | -1 | 'either' | 'counted'> = {
  delivery: 1,
  return: 1,
  damage: -1,
  count: 'counted',
  correction: 'either',
}

const pieces = z.number('invalid_number').int('invalid_number').max(1_000_000, 'out_of_range')

/** Either a difference in pieces (`delta`) or the counted stock (`counted`). */
export const StockAdjustment = z
  .object({
    reason: z.enum(stockReasons, 'reason_required'),
    note: z.string('invalid_value').trim().max(500, 'too_long').default(''),
    delta: pieces.min(-1_000_000, 'out_of_range').optional(),
    counted: pieces.min(0, 'out_of_range').optional(),
  })
  .superRefine(({ reason, delta, counted }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (delta === undefined && counted === undefined) refuse('delta', 'required')
    if (delta !== undefined && counted !== undefined) refuse('counted', 'invalid_value')
    if (delta === 0) refuse('delta', 'no_change')
    const sign = stockSigns[reason]
    if (delta && typeof sign === 'number' && Math.sign(delta) !== sign) refuse('delta', 'stock_sign')
  })
export type StockAdjustment = z.output<typeof StockAdjustment>
