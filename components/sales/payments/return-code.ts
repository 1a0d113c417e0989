/** How the payment on a page of BLIK or Przelewy24 ended, where nothing was taken. */
export type ReturnCode =
  | 'payment.bank_declined'
  | 'payment.bank_waits'
  | 'payment.code_expired'
  | 'payment.left'

/** Why the page of the bank sent the buyer back without a payment. */
export function reasonOf(errorcode: string): ReturnCode {
  if (/expire|timeout/i.test(errorcode)) return 'payment.code_expired'
  return errorcode ? 'payment.bank_declined' : 'payment.left'
}
