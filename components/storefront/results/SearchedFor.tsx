'use client'

import { useLocale } from 'next-intl'
import { useLayoutEffect, useState } from 'react'
import { localePath } from '@/lib/platform/i18n/routing'
import { questionIn, titlePath } from '@/lib/storefront/search-address'

/** The visitor's question with a link to search titles for it, read by the browser: all visitors share the page. */
export function SearchedFor({ label, toTitles }: { label: string; toTitles: string }) {
  const locale = useLocale()
  const [question, setQuestion] = useState('')
  useLayoutEffect(() => setQuestion(questionIn(window.location.search)), [])
  if (!question) return null
  return (
    <p className="mb-4">
      {label} <q className="font-semibold break-words">{question}</q>.{' '}
      <a
        href={localePath(locale, titlePath(question, { page: 1 }))}
        rel="nofollow"
        className="prose-link touch-link font-semibold"
      >
        {toTitles}
      </a>
    </p>
  )
}
