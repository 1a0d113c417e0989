import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { productsTag } from '@/lib/catalog/product/tags'
import { searchTitles } from './queries'

/** Title search: every type's products, until one of them changes. */
export async function cachedTitles(title: string, paging: { page: number; pageSize: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(productsTag))
  return searchTitles(title, paging)
}
