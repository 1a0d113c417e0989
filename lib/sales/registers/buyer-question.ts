import 'server-only'
import { localePath } from '@/lib/platform/i18n/routing'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import type { BuyerAnswer } from '@/lib/sales/withdrawal/schema'
import type { ClaimRegister } from './schema'

// Whoever knows number, name and e-mail of an order can write in its buyer's name, and a buyer may write from another
// address. So the order's own address is asked, over a link with a key that only a mail to it has.

const questionPages: Record<ClaimRegister, { path: string; purpose: string }> = {
  complaints: { path: '/complaint/question', purpose: 'question about complaint' },
  returns: { path: '/withdrawal/question', purpose: 'question about withdrawal' },
}

const pageOfQuestion = (register: ClaimRegister, key: string): string =>
  `${questionPages[register].path}/${encodeURIComponent(key)}`

/** The page on which the address of an order says whether a claim is its buyer's. */
export const buyerQuestionPath = (register: ClaimRegister, id: number): string =>
  pageOfQuestion(register, sealedKey(questionPages[register].purpose, id))

/** The id of the claim that a link asks about; null for a key that the shop did not make. */
export function openQuestionKey(register: ClaimRegister, key: string): number | null {
  const id = Number(openSealedKey(questionPages[register].purpose, key) ?? Number.NaN)
  return Number.isSafeInteger(id) ? id : null
}

/** Sends the browser back to the page of a question, which shows what was answered. */
export const backToQuestion = (register: ClaimRegister, { locale, key }: BuyerAnswer): Response =>
  new Response(null, {
    status: 303,
    headers: { location: localePath(locale, pageOfQuestion(register, key)) },
  })
