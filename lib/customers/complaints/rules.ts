import { DAY_MS } from '@/lib/platform/time/durations'
import { dayOf } from '@/lib/platform/time/working-days'
import { withoutAccounts } from '@/lib/sales/claims/rules'

/** The page with the outcome of a complaint's form. */
export const RESULT_PATH = '/complaint/result'

/** What a buyer may ask for, in the order of the law (Consumer Rights Act, art. 43d and 43e). The database knows it too. */
export const wishes = ['repair', 'replacement', 'price_reduction', 'withdrawal'] as const
export type Wish = (typeof wishes)[number]

export const complaintAnswers = ['accepted', 'refused'] as const
/** The shop has the complaint, has answered it, or marked it as junk. The database has the same list. */
export type ComplaintState = 'received' | (typeof complaintAnswers)[number] | 'junk'

export const MOST_PICTURES = 5
/** The most bytes of a form, most of them the pictures of a phone. */
export const MOST_FORM_BYTES = 25 * 1024 ** 2

/** The path of a picture, which administrators and its sender may read. */
export const complaintPicturePath = (id: string): string => `/api/complaints/pictures/${id}`

const DAYS = 14

/**
 * The last day for the answer, as midnight of UTC: the 14th day after the one of the complaint by the shop's clock
 * (Consumer Rights Act, art. 7a). A holiday at its end is not counted in the shop's favor.
 */
export const answerDue = (submittedAt: Date): Date =>
  new Date(new Date(dayOf(submittedAt)).getTime() + DAYS * DAY_MS)

/** Whether the last day for the answer is over. A complaint without an answer then counts as accepted. */
export const isOverdue = (answerDueOn: Date, now = new Date()): boolean =>
  dayOf(now) > answerDueOn.toISOString().slice(0, 10)

/** The fields in which an account number may be written. */
const texts = ['name', 'orderNumber', 'goods', 'fault', 'since'] as const
type Written = Record<(typeof texts)[number], string> & { isConfirmed: boolean | null }

/** A complaint as the staff may read it: without account numbers until the order's buyer has confirmed the complaint. */
export function withoutUnprovenAccounts<C extends Written>(complaint: C): C {
  if (complaint.isConfirmed === true) return complaint
  return {
    ...complaint,
    ...Object.fromEntries(texts.map((field) => [field, withoutAccounts(complaint[field])])),
  }
}

/** Whether a complaint has an account number that the order's buyer has not confirmed. */
export const hasUnprovenAccount = (complaint: Written): boolean => {
  const shown = withoutUnprovenAccounts(complaint)
  return texts.some((field) => shown[field] !== complaint[field])
}
