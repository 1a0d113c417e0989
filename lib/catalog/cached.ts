import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ResultsQuery } from './address'
import { type WaysOn, waysOn } from './near'
import { knownNames } from './office'
import * as queries from './queries'
import { type Product, type ProductType, productTypes } from './schema'
import { searchTitles } from './search'
import { finderTag, productPagesTag, productsTag, productTag } from './tags'

// The reads of public pages: the same for every visitor, kept until a write expires their tag. Calls of the API read
// the database itself, so that each instance answers with what any of them wrote.

export async function cachedProduct(id: number, type?: ProductType): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(productTag(id))
  const product = await queries.getProduct(id, type)
  // what is missing today may come with the next many of any type
  cacheTag(...(product ? [product.productType] : productTypes).map(productPagesTag))
  return product
}

/** Option lists of the tire finder for what is chosen so far; 0 where nothing is. */
export async function cachedTireOptions(chosen: { width: number; profile: number; diameter: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  const [width, profile, diameter, protector] = await Promise.all([
    queries.tireWidths(),
    queries.tireProfiles(chosen.width),
    queries.tireDiameters(chosen.width, chosen.profile),
    queries.tireProtectors(chosen.width, chosen.profile, chosen.diameter),
  ])
  return { width, profile, diameter, protector }
}

/** Option lists of the wheel finder; the bores are those of the chosen width, or of all. */
export async function cachedWheelOptions(chosen: { diameter: number; boltSpacing: string; width: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Wheel'))
  const [diameter, boltSpacing, width, centralBoreDiameter] = await Promise.all([
    queries.wheelDiameters(),
    queries.wheelBoltPatterns(chosen.diameter),
    queries.wheelWidths(chosen.diameter, chosen.boltSpacing),
    queries.wheelCentralBores(chosen.diameter, chosen.boltSpacing, chosen.width),
  ])
  return { diameter, boltSpacing, width, centralBoreDiameter }
}

/** Option lists of the spacer finder. */
export async function cachedSpacerOptions(chosen: { boltDistance: string }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Spacer'))
  const [boltDistance, thickness] = await Promise.all([
    queries.spacerBoltPatterns(),
    queries.spacerThicknesses(chosen.boltDistance),
  ])
  return { boltDistance, thickness }
}

/** Title search: every type's products, until one of them changes. */
export async function cachedTitles(title: string, paging: { page: number; pageSize: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(productsTag))
  return searchTitles(title, paging)
}

/** What an empty result leads on to. */
export async function cachedWaysOn(query: ResultsQuery): Promise<WaysOn> {
  'use cache'
  cacheLife('hours')
  cacheTag(productsTag(query.type))
  return waysOn(query)
}

/** Names that an administrator may mean; kept until a finder changes. */
export async function cachedNames() {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  return knownNames()
}

const RELATED = 4

export type Related = {
  /** Others of its kind for the same car: the tire's size, the wheel's rim and bolt pattern, the spacer's pattern. */
  alike: Product[]
  /** What goes on the same hub: spacers for a wheel, wheels for a spacer. */
  sameHub: Product[]
}

/**
 * What else fits where a product fits. Expires with the products that it shows and with what is on sale, not with every
 * order of their type.
 */
export async function cachedRelated(product: Product): Promise<Related> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'), finderTag('Wheel'), finderTag('Spacer'))
  const page = { page: 1, pageSize: RELATED + 1 }
  const [alike, sameHub] = await Promise.all([likeThis(product, page), onSameHub(product, page)])
  const others = ({ products }: queries.ProductList) =>
    products.filter(({ id }) => id !== product.id).slice(0, RELATED)
  const related = { alike: others(alike), sameHub: others(sameHub) }
  cacheTag(...[...related.alike, ...related.sameHub].map(({ id }) => productTag(id)))
  return related
}

type FirstPage = { page: number; pageSize: number }

function likeThis(product: Product, page: FirstPage): Promise<queries.ProductList> {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      return queries.listTires({ ...page, width, profile, diameter })
    }
    case 'Wheel':
      return queries.listWheels({ ...page, diameter: product.diameter, boltSpacing: product.boltSpacing })
    case 'Spacer':
      return queries.listSpacers({ ...page, boltDistance: product.boltDistance })
  }
}

async function onSameHub(product: Product, page: FirstPage): Promise<queries.ProductList> {
  switch (product.productType) {
    case 'Tire':
      return { products: [], total: 0 }
    case 'Wheel':
      return queries.listSpacers({ ...page, boltDistance: product.boltSpacing })
    case 'Spacer':
      return queries.listWheels({ ...page, boltSpacing: product.boltDistance })
  }
}
