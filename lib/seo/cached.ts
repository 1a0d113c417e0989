import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { newsTag } from '@/lib/news/tags'
import * as queries from './queries'

/** Kept for an hour: crawlers need it no fresher, and it reads the whole catalogue. */
export async function cachedSitemapFiles() {
  'use cache'
  cacheLife('hours')
  cacheTag(newsTag)
  return queries.sitemapFiles()
}
