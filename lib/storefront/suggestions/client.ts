'use client'

import { call } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { SuggestionsFile } from './file'

const files = new Map<Locale, Promise<SuggestionsFile>>()

/** The suggestions of a language, fetched once for a visit. What is typed is not sent. */
export function readSuggestions(locale: Locale): Promise<SuggestionsFile> {
  const earlier = files.get(locale)
  if (earlier) return earlier
  const file = call('GET /api/suggestions/[locale]', { params: { locale } })
  files.set(locale, file)
  // the next focus tries again
  file.catch(() => files.delete(locale))
  return file
}
