'use client'

import { useTranslations } from 'next-intl'
import type { KitProblem } from '@/lib/fitment/kit-reading'

type Worded = Exclude<KitProblem['code'], 'notMarking' | 'notListed'>

/** Fields of the calculators alone have the other problems. */
const isWorded = (code: KitProblem['code']): code is Worded => code !== 'notMarking' && code !== 'notListed'

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: KitProblem | undefined) => string | undefined {
  const t = useTranslations('kit.problems')
  return (problem) => {
    if (!problem) return undefined
    const { code, ...figures } = problem
    return t(isWorded(code) ? code : 'notOption', figures)
  }
}
