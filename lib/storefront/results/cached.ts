import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Product, type ProductType, productTypes, type Wheel } from '@/lib/catalog/product/schema'
import { withShownStock } from '@/lib/catalog/product/shown-stock'
import { finderTag, productPagesTag, productTag } from '@/lib/catalog/product/tags'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { cachedVehicle } from '@/lib/fitment/vehicles/cached'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'
import { readReplica } from '@/lib/platform/database/replica'
import { boresOf, fitsRim, goesWith } from '@/lib/storefront/results/car/fitting'
import type { ResultsQuery } from './address'
import { type Alternatives, findAlike, findAlternatives } from './alternatives'
import { sizesOnSale } from './combinations'
import { findResults, listRelated, listTiresOfSizes, type Results } from './queries'
import { tagsOfList } from './tags'

/** `findResults` for public pages, kept until a product changes that fits where the query asks for it. */
export async function cachedResults(query: ResultsQuery): Promise<Results> {
  'use cache'
  cacheLife('hours')
  cacheTag(...tagsOfList(query), ...vehicleTags(query))
  const results = await readReplica(() => findResults(query))
  return { ...results, products: results.products.map(withShownStock) }
}

export const vehicleOfQuery = async ({ single: { vehicle } }: ResultsQuery): Promise<Vehicle | null> =>
  vehicle === undefined ? null : cachedVehicle(vehicle)

/** What an empty result offers instead: other sizes as well, so any product of the type may change it. */
export async function cachedAlternatives(query: ResultsQuery): Promise<Alternatives> {
  'use cache'
  cacheLife('hours')
  cacheTag(...tagsOfList({ type: query.type, single: {} }), ...vehicleTags(query))
  return readReplica(() => findAlternatives(query))
}

const vehicleTags = ({ single: { vehicle } }: ResultsQuery) =>
  vehicle === undefined ? [] : [vehicleTag(vehicle)]

const MOST_RELATED = 4
/** One less: the page of a product has a limit of bytes. */
const MOST_ALIKE = 3

export type Related = { alike: Product[]; mountedWith: { type: ProductType; products: Product[] }[] }

/** Expires with those products, a large import and a change of what is on sale, but not with every order of their type. */
export async function cachedRelated(product: Product): Promise<Related> {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.flatMap((type) => [finderTag(type), productPagesTag(type)]))
  const bores = boresOf(product)
  const listed = (type: ProductType, products: readonly Product[]) => ({
    type,
    products: products
      .filter(({ id }) => id !== product.id)
      .slice(0, MOST_RELATED)
      .map(withShownStock),
  })
  // one more than is shown, since the product itself may be among them
  const othersOf = async (query: ResultsQuery) =>
    listed(query.type, await readReplica(() => listRelated(query, bores, MOST_RELATED + 1)))
  const tiresOn = async (wheel: Wheel) => {
    const sizes = (await readReplica(sizesOnSale)).filter((size) => fitsRim(size, wheel))
    return listed('Tire', await readReplica(() => listTiresOfSizes(sizes, MOST_RELATED)))
  }
  const [alike, mountedWith] = await Promise.all([
    readReplica(() => findAlike(product, MOST_ALIKE)),
    Promise.all([
      ...(product.productType === 'Wheel' ? [tiresOn(product)] : []),
      ...goesWith(product).map(othersOf),
    ]),
  ])
  const shown = [alike, ...mountedWith.map(({ products }) => products)].flat()
  cacheTag(...shown.map(({ id }) => productTag(id)))
  return { alike: alike.map(withShownStock), mountedWith }
}
