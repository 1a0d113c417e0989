import { DAY_MS } from '@/lib/platform/time/durations'
import { dayOf, endOfPeriod } from '@/lib/platform/time/working-days'

/** Where the statement is read, confirmed and shown as received. */
export const STATEMENT_PATH = '/withdrawal/statement'

/** The shop has the statement, has the goods, has given the money back, or takes it for junk. The database knows the same list. */
export const withdrawalStates = ['received', 'goods_back', 'refunded', 'junk'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

const DAYS = 14

/** When the money must be back: 14 days after the statement (Consumer Rights Act, art. 32). */
export const refundDue = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DAYS * DAY_MS)

/** Whether a statement comes later than 14 days after the delivery (Consumer Rights Act, art. 27 and 28). */
export const isLate = (submittedAt: Date, deliveredAt: Date | null): boolean =>
  deliveredAt !== null && dayOf(submittedAt) > endOfPeriod(dayOf(deliveredAt), DAYS)
