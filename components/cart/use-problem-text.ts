'use client'

import { useTranslations } from 'next-intl'

/** The words of an error code, from the messages of the page; an unknown code says that something went wrong. */
export function useProblemText(): (code: string) => string {
  const t = useTranslations()
  // codes come from the server as plain strings; `internal` stands for every one of them to the compiler
  return (code) => (t.has(code as 'internal') ? t(code as 'internal') : t('internal'))
}
