import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { withShownStock } from '@/lib/catalog/product/shown-stock'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { finderTag } from '@/lib/catalog/product/tags'
import { readReplica } from '@/lib/platform/database/replica'
import { tagsOfList } from '@/lib/storefront/results/tags'
import { searchTitles } from './queries'
import type { Reading } from './reading/parts'
import { readQuestion } from './reading/question'
import { cachedVocabulary } from './reading/vocabulary'

/** Title search: every type's products, until one of them changes that pages show. */
export async function cachedTitles(
  title: string,
  paging: { page: number; pageSize: number; sort?: ProductSort | undefined },
) {
  'use cache'
  cacheLife('hours')
  const { sort } = paging
  cacheTag(...productTypes.flatMap((type) => tagsOfList({ type, single: {}, ...(sort ? { sort } : {}) })))
  const found = await readReplica(() => searchTitles(title, paging))
  return { ...found, products: found.products.map(withShownStock) }
}

/** What a question says, until a name, a word or a title that it was read by changes. */
export async function cachedReading(question: string): Promise<Reading> {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  const vocabulary = await cachedVocabulary()
  return readReplica(() => readQuestion(question, vocabulary))
}
