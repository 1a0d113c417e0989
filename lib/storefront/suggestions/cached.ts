import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { readReplica } from '@/lib/platform/database/replica'
import type { Locale } from '@/lib/platform/i18n/routing'
import { suggestionsFile } from './queries'

export const suggestionsTags = [vehiclesTag, ...productTypes.map(finderTag)]

/** `suggestionsFile`, kept until a vehicle changes or what is on sale; what sells out moves down within an hour. */
export async function cachedSuggestions(locale: Locale) {
  'use cache'
  cacheLife('hours')
  cacheTag(...suggestionsTags)
  return readReplica(() => suggestionsFile(locale))
}
