'use client'

import { useTranslations } from 'next-intl'
import { errorCode, waitMinutes } from '@/lib/http/client'

/**
 * The words of an error code or of what a call threw, from the messages of the page; an unknown code says that
 * something went wrong.
 */
export function useProblemText(): (problem: unknown) => string {
  const t = useTranslations()
  return (problem) => {
    const minutes = waitMinutes(problem)
    if (minutes !== null && t.has('too_many_requests_wait')) return t('too_many_requests_wait', { minutes })
    const code = typeof problem === 'string' ? problem : errorCode(problem)
    // codes come from the server as plain strings; `internal` stands for every one of them to the compiler
    return t.has(code as 'internal') ? t(code as 'internal') : t('internal')
  }
}
