import { Refusal } from './answers'
import { isMoney, type Kept, type Money, newId } from './orders'

export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED'
export type Refund = {
  id: string
  status: RefundStatus
  amount: Money
  custom_id?: string
  note_to_payer?: string
  create_time: string
}

const cents = ({ value }: Money) => Math.round(Number(value) * 100)

/** What is left of a capture, in hundredths: a pending refund counts as one. */
function leftOf({ capture, refunds }: Kept): number {
  const given = refunds.filter(({ status }) => status !== 'FAILED')
  return (capture ? cents(capture.amount) : 0) - given.reduce((sum, { amount }) => sum + cents(amount), 0)
}

/** Gives money of a captured order back: the amount of the body, or what is left. */
export function refundOrder(order: Kept, body: unknown, status: RefundStatus): Refund {
  const { capture } = order
  const wanted = (body ?? {}) as { amount?: Money; custom_id?: string; note_to_payer?: string }
  if (!capture || capture.status === 'PENDING') throw new Refusal('PENDING_CAPTURE')
  const left = leftOf(order)
  if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED')
  if (wanted.amount && !isMoney(wanted.amount)) throw new Refusal('MISSING_REQUIRED_PARAMETER')
  if (wanted.amount && wanted.amount.currency_code !== capture.amount.currency_code)
    throw new Refusal('REFUND_CAPTURE_CURRENCY_MISMATCH')
  if (wanted.amount && cents(wanted.amount) > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED')
  const refund: Refund = {
    id: newId(),
    status,
    amount: wanted.amount ?? { ...capture.amount, value: (left / 100).toFixed(2) },
    custom_id: wanted.custom_id,
    note_to_payer: wanted.note_to_payer,
    create_time: new Date().toISOString(),
  }
  order.refunds.push(refund)
  showOnCapture(order)
  return refund
}

export function showOnCapture(order: Kept): void {
  if (!order.capture) return
  const isDone = order.refunds.some(({ status }) => status === 'COMPLETED')
  const isPending = order.refunds.some(({ status }) => status === 'PENDING')
  const status = leftOf(order) === 0 && !isPending ? 'REFUNDED' : isDone ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
  order.capture = { ...order.capture, status }
}

/** A refund in the format of PayPal's API; the shop finds its payment by the capture. */
export const refundJson = (refund: Refund, { capture }: Kept, origin: string): object => ({
  ...refund,
  links: [{ rel: 'up', href: `${origin}/v2/payments/captures/${capture?.id}`, method: 'GET' }],
})
