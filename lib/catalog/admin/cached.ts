import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { knownNames } from './queries'

/** Names that an administrator may mean; kept until a finder changes. */
export async function cachedNames() {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  return knownNames()
}
