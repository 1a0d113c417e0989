'use client'

import { useTranslations } from 'next-intl'
import { isOwnProblem, type KitProblem } from '@/lib/fitment/kit-check/reading'

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: KitProblem | undefined) => string | undefined {
  const t = useTranslations('kit.problems')
  const tTool = useTranslations('toolForm.problems')
  return (problem) => {
    if (!problem) return undefined
    const { code: _, ...figures } = problem
    return isOwnProblem(problem) ? t(problem.code, figures) : tTool(problem.code, figures)
  }
}
