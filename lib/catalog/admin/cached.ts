import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { knownNames } from './queries'

/** Names that the form suggests; cached until the options of a finder change. */
export async function cachedNames() {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  return knownNames()
}
