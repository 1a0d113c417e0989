'use client'

import { call } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { Parts } from './cart-questions'
import type { Check, FitVerdict } from './kit'
import type { MyCar } from './my-car/schema'

export type WordedJudgment = { verdict: FitVerdict; checks: (Check & { text: string })[] }

/** Whether products fit a car, and each other; without a car only the latter. */
export function judgeProducts(parts: Parts, car: MyCar | null, locale: Locale, signal?: AbortSignal) {
  const ids = Object.entries(parts).map(([type, id]) => [type.toLowerCase(), String(id)])
  const query = { locale, ...(car && questionAbout(car)), ...Object.fromEntries(ids) }
  return call('GET /api/fitment', { query, ...(signal ? { signal } : {}) }) as Promise<WordedJudgment>
}

/** The checks that made the verdict what it is: those to name beside it. */
export const decisive = ({ verdict, checks }: WordedJudgment) =>
  verdict === 'fits' ? [] : checks.filter((check) => check.verdict === verdict && !check.isToCheck)

/** What a question about fit says of somebody's own car: the parameters of `FitmentQuery`. */
export const questionAbout = ({ path, tire, offset, axleLoad }: MyCar): Record<string, string> => ({
  vehicle: path,
  ...(tire !== null && { ownTire: tire }),
  ...(offset !== null && { offset: String(offset) }),
  ...(axleLoad !== null && { axleLoad: String(axleLoad) }),
})
