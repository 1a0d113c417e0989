import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { newsTag } from '@/lib/customers/news/tags'
import * as queries from './queries'

/** Cached for an hour: it reads the whole catalog, and crawlers do not need it fresher. */
export async function cachedSitemapFiles() {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return queries.sitemapFiles()
}
