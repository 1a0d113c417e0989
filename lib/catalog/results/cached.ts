import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Product } from '@/lib/catalog/product/schema'
import { finderTag, productsTag, productTag } from '@/lib/catalog/product/tags'
import type { ResultsQuery } from './address'
import { type Alternatives, findAlternatives } from './alternatives'
import { boresOf, sameFit, sameHub } from './fitting'
import { findResults, listRelated, type Results } from './queries'

/** `findResults` for public pages, kept until a product of the type changes. */
export async function cachedResults(query: ResultsQuery): Promise<Results> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag(query.type))
  return findResults(query)
}

/** What an empty result offers instead. */
export async function cachedAlternatives(query: ResultsQuery): Promise<Alternatives> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag(query.type))
  return findAlternatives(query)
}

const MOST_RELATED = 4

/** Other products that fit where a product fits, and products for the same hub. */
export type Related = { alike: Product[]; sameHub: Product[] }

/**
 * The products that a product's page leads on to. Expires with those products and with a change of what is on sale, but
 * not with every order of their type.
 */
export async function cachedRelated(product: Product): Promise<Related> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'), finderTag('Wheel'), finderTag('Spacer'))
  const bores = boresOf(product)
  const othersOf = async (query: ResultsQuery | null) => {
    // one more than is shown, since the product itself may be among them
    const products = query ? await listRelated(query, bores, MOST_RELATED + 1) : []
    return products.filter(({ id }) => id !== product.id).slice(0, MOST_RELATED)
  }
  const [alike, onHub] = await Promise.all([othersOf(sameFit(product)), othersOf(sameHub(product))])
  cacheTag(...[...alike, ...onHub].map(({ id }) => productTag(id)))
  return { alike, sameHub: onHub }
}
