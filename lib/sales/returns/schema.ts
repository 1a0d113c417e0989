import { z } from 'zod'
import { toGrosze } from '@/lib/platform/values/money'
import { refundMethods } from '@/lib/platform/values/payment-types'
import { optionalLine } from '@/lib/platform/values/text'
import { channels, receivedOn } from '@/lib/sales/claims/schema'
import { eachLineOnce, formPln, rowId } from '@/lib/sales/ids'
import type { RefundState } from '@/lib/sales/payments/refunds/rules'
import { conditions, openedReasons } from './rules'

const orderId = z.string('required').trim().min(1, 'required').max(40, 'too_long')
/** The version that the administrator saw: a change made meanwhile is answered with a conflict. */
const version = z.int('invalid_number').min(1, 'out_of_range')
/** Made by a form: pressed twice it is done once. */
const key = z.uuid('invalid_value')
const amount = formPln(0)
const note = optionalLine(300)

/** The lines that a return or a refund is for: pieces of a line, or 0 for its price alone. */
const claimedLines = eachLineOnce(
  z.object({
    orderLineId: rowId,
    quantity: z.int('invalid_number').min(0, 'out_of_range').max(1_000, 'out_of_range'),
  }),
).default([])

/** A withdrawal has the day and the way by which the statement came, and the lines that it names; no other return has. */
export const OpenReturn = z.discriminatedUnion(
  'reason',
  [
    z.object({ key, orderId, reason: z.enum(openedReasons, 'unknown_value') }),
    z.object({
      key,
      orderId,
      reason: z.literal('withdrawal'),
      receivedOn,
      channel: z.enum(channels, 'unknown_value'),
      /** None for the whole order. */
      lines: claimedLines,
    }),
  ],
  'unknown_value',
)
export type OpenReturn = z.output<typeof OpenReturn>

/** Says which order a statement with a wrong number is about. */
export const AssignOrder = z.object({ version, orderId })
export type AssignOrder = z.output<typeof AssignOrder>

const ReturnedLine = z
  .object({
    orderLineId: rowId,
    quantity: z.int('invalid_number').min(1, 'out_of_range').max(1_000, 'out_of_range'),
    condition: z.enum(conditions, 'unknown_value'),
    deduction: amount.default(0),
    deductionReason: note,
    isRestocked: z.boolean('unknown_value').default(false),
  })
  .refine(({ deduction, deductionReason }) => deduction === 0 || deductionReason !== '', {
    path: ['deductionReason'],
    error: 'return.reason_required',
  })
  .transform(({ deduction, ...line }) => ({ ...line, deductionGrosze: toGrosze(deduction) }))
export type ReturnedLine = z.output<typeof ReturnedLine>

export const NoteGoods = z.object({ version, lines: eachLineOnce(ReturnedLine).min(1, 'required') })
export type NoteGoods = z.output<typeof NoteGoods>

/** Money that goes back, or 0 to close a return without any. */
export const RefundReturn = z
  .object({
    version,
    key,
    method: z.enum(refundMethods, 'unknown_value'),
    amount,
    reason: note,
    /** The claimed lines while no goods are noted: pieces of a line, or 0 for its price alone. */
    lines: claimedLines,
  })
  .transform(({ amount: pln, ...refund }) => ({ ...refund, amountGrosze: toGrosze(pln) }))
export type RefundReturn = z.output<typeof RefundReturn>
export type RefundReturnInput = z.input<typeof RefundReturn>

/** The outcome of a refund; `words` are PayPal's own. */
export type RefundOutcome = { state: RefundState | 'closed'; words: string | null }
