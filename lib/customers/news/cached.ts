import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { isNotFound } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import * as queries from './queries'
import { newsIn } from './rules'
import { newsItemTag, newsTag } from './tags'

// The reads of public pages, kept until a write expires their tag.

export async function cachedNewsList(locale: Locale): Promise<queries.ShownNews[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return (await queries.listWrittenNews()).map((item) => newsIn(item, locale))
}

/** The newest items that speak of what is searched for. */
export async function cachedNewsAbout(question: string, locale: Locale): Promise<queries.ShownNews[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return (await queries.listNewsAbout(question)).map((item) => newsIn(item, locale))
}

/** Null where there is no such item. */
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
