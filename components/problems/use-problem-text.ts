'use client'

import { useTranslations } from 'next-intl'
import type { ErrorCode } from '@/lib/platform/errors'
import { type CallCode, errorCode, waitMinutes } from '@/lib/platform/http/client'

/** The words of an error code, or of the error that a call threw; an unknown code gets those of `internal`. */
export function useProblemText(): (problem: unknown) => string {
  const t = useTranslations('errors')
  return (problem) => {
    const minutes = waitMinutes(problem)
    if (minutes !== null) return t('too_many_requests_wait', { minutes })
    const code = typeof problem === 'string' ? (problem as CallCode) : errorCode(problem)
    // a server that is newer than this page may know codes that the page has no words for
    return t.has(code) ? t(code) : t('internal')
  }
}

/** The words of a field's error from a schema; a message that is no code gets those of `invalid_value`. */
export function useFieldText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('errors')
  return (error) => {
    if (!error) return undefined
    const code = (error.message || 'invalid_value') as ErrorCode
    return t.has(code) ? t(code) : t('invalid_value')
  }
}
