/** How a payment on a page of BLIK or Przelewy24 ended without taking money. */
export type ReturnCode =
  | 'payment.bank_declined'
  | 'payment.bank_waits'
  | 'payment.code_expired'
  | 'payment.left'

/** Why the page of the bank sent the buyer back without a payment; null without an attempt, since anybody can type its address. */
export function reasonOf(errorcode: string, hasAttempt: boolean): ReturnCode | null {
  if (!hasAttempt) return null
  if (/expire|timeout/i.test(errorcode)) return 'payment.code_expired'
  return errorcode ? 'payment.bank_declined' : 'payment.left'
}
