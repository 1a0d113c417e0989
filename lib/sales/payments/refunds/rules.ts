import { walletGrosze, walletMinor } from '@/lib/sales/payments/rules'

/** `requested` waits for an answer, `pending` for PayPal, `review` for a person: more went back than the order keeps. */
export const refundStates = ['requested', 'pending', 'completed', 'refused', 'review'] as const
export type RefundState = (typeof refundStates)[number]

/** Whether a refund still waits for PayPal's outcome. */
export const isOpenRefund = (state: RefundState): boolean => state === 'requested' || state === 'pending'

/** Whether a refund counts in the books, as the triggers of the table count it. */
export const isBooked = (state: RefundState): boolean => isOpenRefund(state) || state === 'completed'

/** The rest of a payment in grosze and in hundredths of its currency, and the rate that it was paid at. */
export type PaymentLeft = { grosze: number; minor: number; plnPerUnit: string | null }

/** The hundredths to refund for an amount of grosze. The last refund takes the whole rest, so that no cent stays. */
export function minorOfRefund(grosze: number, left: PaymentLeft): number {
  if (grosze >= left.grosze) return left.minor
  return Math.min(left.minor, Math.max(1, walletMinor(grosze, left.plnPerUnit)))
}

/** The grosze of what PayPal gave back by itself: at least 1, since the table refuses a refund of 0. */
export function groszeOfRefund(minor: number, left: PaymentLeft): number {
  const isRest = minor === left.minor
  return Math.max(1, isRest ? left.grosze : Math.min(left.grosze - 1, walletGrosze(minor, left.plnPerUnit)))
}

const states = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'refused',
  CANCELLED: 'refused',
} as const

/** The shop's state for PayPal's status of a refund. */
export const refundStateOf = (status: keyof typeof states): RefundState => states[status]
