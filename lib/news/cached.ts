import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { ShopError } from '@/lib/core/errors'
import * as queries from './queries'
import { newsItemTag, newsTag } from './tags'

// The reads of public pages, kept until a write expires their tag.

export async function cachedNewsList(): Promise<queries.News[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return queries.listNews()
}

/** Null where there is no such item. */
export async function cachedNews(id: number): Promise<queries.News | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(newsItemTag(id))
  return queries.getNews(id).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'news.not_found') return null
    throw error
  })
}
