import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { productsTag } from '@/lib/catalog/product/tags'
import { readReplica } from '@/lib/core/database/replica'
import { searchTitles } from './queries'

/** Title search: every type's products, until one of them changes. */
export async function cachedTitles(
  title: string,
  paging: { page: number; pageSize: number; sort?: ProductSort | undefined },
) {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(productsTag))
  return readReplica(() => searchTitles(title, paging))
}
