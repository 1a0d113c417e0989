import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import * as queries from './queries'
import type { Product, ProductType, TireListQuery } from './schema'
import { finderTag, productsTag, productTag } from './tags'

// The reads of public pages: the same for every visitor, kept until a write expires their tag. Calls of the API read
// the database itself, so that each instance answers with what any of them wrote.

export async function cachedProduct(id: number, type?: ProductType): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(productTag(id))
  return queries.getProduct(id, type)
}

export async function cachedTires(query: TireListQuery): Promise<queries.ProductList> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag('Tire'))
  return queries.listTires(query)
}

/** Option lists of the tire finder for what is chosen so far. */
export async function cachedTireOptions(chosen: { width: number; profile: number; diameter: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  const [widths, profiles, diameters, protectors] = await Promise.all([
    queries.tireWidths(),
    queries.tireProfiles(chosen.width),
    queries.tireDiameters(chosen.width, chosen.profile),
    queries.tireProtectors(chosen.width, chosen.profile, chosen.diameter),
  ])
  return { widths, profiles, diameters, protectors }
}
