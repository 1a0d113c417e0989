import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { filterChoices, knownNames } from './queries'

/** Names that the form suggests; cached until the options of a finder change. */
export async function cachedNames() {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  return knownNames()
}

/** What the list of products can be filtered by; cached likewise. */
export async function cachedChoices() {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  return filterChoices()
}
