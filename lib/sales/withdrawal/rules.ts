import { DAY_MS } from '@/lib/platform/time/durations'
import { dayOf, endOfPeriod } from '@/lib/platform/values/working-days'
import { hasIbanCheckDigits } from '@/lib/shop/transfer-code'

/** The way to the withdrawal function, with the number of an order where one is meant. */
export const withdrawalPath = (orderId?: string): string =>
  orderId ? `/withdrawal?order=${encodeURIComponent(orderId)}` : '/withdrawal'

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

/** The number of an order in what somebody wrote: any case, any dash or none, with words around it or not. */
export function orderIdIn(text: string): string {
  const plain = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '-')
  const [, first, second] = /(?:^|[^0-9A-Z])([0-9A-Z]{5})-*([0-9A-Z]{5})(?![0-9A-Z])/.exec(plain) ?? []
  return first && second ? `${first}-${second}` : text
}

/** An account number without its spaces, with the country that people in Poland leave out. */
export function normalAccountNumber(text: string): string {
  const plain = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  return /^\d{26}$/.test(plain) ? `PL${plain}` : plain
}

/** Separators between digits: spaces, dots, slashes, ends of lines. */
const between = String.raw`[^\p{L}\p{N}]*`
const ACCOUNT = new RegExp(
  [
    // an IBAN in one piece
    String.raw`[A-Z]{2}\d{2}[0-9A-Z]{11,30}`,
    // an IBAN in pieces, with the letters of a bank
    String.raw`(?<!\p{L})[A-Z]{2}(?:${between}\p{N}){2}(?:${between}[0-9A-Z]){0,6}?(?:${between}\p{N}){10,}[0-9A-Z]*`,
    // a number without its country
    String.raw`\p{N}(?:${between}\p{N}){14,}[0-9A-Z]*`,
  ].join('|'),
  'giu',
)

const DATE = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g

/** Whether digits without a country make an account once the dates among them are left out. */
const isOfDates = (found: string): boolean =>
  /^\p{N}/u.test(found) && found.replace(DATE, '').replace(/\P{N}/gu, '').length < 15

/** A text without the account numbers in it, and without what looks like one. */
export const withoutAccounts = (text: string): string =>
  text.replace(ACCOUNT, (found) => (isOfDates(found) ? found : '[…]'))

/** Whether a statement names an account that the buyer has not confirmed over the link: labels show all other data. */
export const namesUnprovenAccount = (statement: { text: string; isConfirmed: boolean | null }): boolean =>
  statement.isConfirmed !== true && withoutAccounts(statement.text) !== statement.text

/** Whether two e-mail addresses are the same one. */
export const isSameAddress = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()

/** Whether a claim names the address of its order, or that address has confirmed it: its words may go there. */
export const isFromBuyer = (claim: {
  email: string
  order: { email: string } | null
  isConfirmed: boolean | null
}): boolean => claim.isConfirmed === true || isSameAddress(claim.email, claim.order?.email ?? '')

/** Whether an IBAN has the right check digits, and a Polish one its length. */
export const isAccountNumber = (iban: string): boolean =>
  /^(?:PL\d{26}|(?!PL)[A-Z]{2}\d{2}[0-9A-Z]{11,30})$/.test(iban) && hasIbanCheckDigits(iban)
