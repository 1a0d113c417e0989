import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { isNotFound } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import * as queries from './queries'
import { newsIn } from './rules'
import { newsItemTag, newsTag } from './tags'

// Reads of public pages, cached until a write expires their tag.

export async function cachedNewsList(locale: Locale): Promise<queries.ShownNews[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return (await queries.listWrittenNews()).map((item) => newsIn(item, locale))
}

/** The newest items that match a search. */
export async function cachedNewsAbout(question: string, locale: Locale): Promise<queries.ShownNews[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return (await queries.listNewsAbout(question)).map((item) => newsIn(item, locale))
}

/** An item; null if none has appeared under this id. */
export async function cachedNews(id: number, locale: Locale): Promise<queries.ShownNews | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsItemTag(id))
  try {
    return newsIn(await queries.getWrittenNews(id), locale)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
