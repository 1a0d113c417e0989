import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productsTag } from '@/lib/catalog/product/tags'
import type { ResultsQuery } from './address'
import { type WaysOn, waysOn } from './alternatives'
import { findResults, type Results } from './queries'

/** `findResults` for public pages, kept until a product of the type changes. */
export async function cachedResults(query: ResultsQuery): Promise<Results> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag(query.type))
  return findResults(query)
}

/** What an empty result leads on to. */
export async function cachedWaysOn(query: ResultsQuery): Promise<WaysOn> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag(query.type))
  return waysOn(query)
}
