import { dayOf } from '@/lib/platform/values/working-days'
import { withoutAccounts } from '@/lib/sales/withdrawal/rules'

/** Where a complaint is shown as received, or what is wrong with it. */
export const RESULT_PATH = '/complaint/result'

/** Where the address of an order says whether a complaint is its buyer's. */
export const QUESTION_PATH = '/complaint/question'

/** What a buyer may ask for, in the order of the law (Consumer Rights Act, art. 43d and 43e). The database knows it too. */
export const wishes = ['repair', 'replacement', 'price_reduction', 'withdrawal'] as const
export type Wish = (typeof wishes)[number]

export const complaintAnswers = ['accepted', 'refused'] as const
/** The shop has the complaint, has answered it, or takes it for junk. The database knows the same list. */
export type ComplaintState = 'received' | (typeof complaintAnswers)[number] | 'junk'

export const MOST_PICTURES = 5
/** Of a whole form in bytes, which a phone's pictures make up. */
export const MOST_FORM_BYTES = 25 * 1024 ** 2

/** The address at which a picture may be read by administrators and by its sender. */
export const pictureAddress = (id: string): string => `/api/complaints/pictures/${id}`

const DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The last day for the answer, as midnight of UTC: the 14th day after the one of the complaint by the shop's clock
 * (Consumer Rights Act, art. 7a). A holiday at its end is not counted in the shop's favor.
 */
export const answerDue = (submittedAt: Date): Date =>
  new Date(new Date(dayOf(submittedAt)).getTime() + DAYS * DAY_MS)

/** Whether the last day for the answer is over. A complaint without an answer then counts as accepted. */
export const isOverdue = (answerDueOn: Date, now = new Date()): boolean =>
  dayOf(now) > answerDueOn.toISOString().slice(0, 10)

/** The fields in which somebody may write an account number. */
const texts = ['name', 'orderNumber', 'goods', 'fault', 'since'] as const
type Written = Record<(typeof texts)[number], string> & { isConfirmed: boolean | null }

/** A complaint as the staff may read it: its account numbers only once the order's buyer has confirmed that it is theirs. */
export function withoutUnprovenAccounts<C extends Written>(complaint: C): C {
  if (complaint.isConfirmed === true) return complaint
  return {
    ...complaint,
    ...Object.fromEntries(texts.map((field) => [field, withoutAccounts(complaint[field])])),
  }
}

/** Whether a complaint names an account that only its order's buyer can prove. */
export const namesUnprovenAccount = (complaint: Written): boolean => {
  const shown = withoutUnprovenAccounts(complaint)
  return texts.some((field) => shown[field] !== complaint[field])
}
