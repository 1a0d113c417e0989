import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { withShownStock } from '@/lib/catalog/product/shown-stock'
import { finderTag } from '@/lib/catalog/product/tags'
import { vehicleFit } from '@/lib/fitment/filter'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { tireSize } from '@/lib/measures/tire-sizes'
import { readReplica } from '@/lib/platform/database/replica'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'
import { findNearSizes, type NearSize } from '@/lib/storefront/results/alternatives'
import { combinationsOnSale } from '@/lib/storefront/results/combinations'
import { countProducts } from '@/lib/storefront/results/queries'
import { tagsOfList } from '@/lib/storefront/results/tags'
import { sizesOnSale } from '@/lib/storefront/results/tire-sizes'
import { findOffers } from './offers'

// What the page of a vehicle shows of the catalog.

/** A stock size of a vehicle and the sizes on sale that come near it, each with how many products its list has for this car. */
export type StockSize = { size: TireSize; products: number; near: NearSize[] }

/** The stock sizes of a vehicle. A size that comes near several of them stands under the nearest. */
export async function findStockSizes(vehicle: Vehicle): Promise<StockSize[]> {
  const stock = hubOf(vehicle).stockTires
  const found = await Promise.all(stock.map((size) => findNearSizes(size)))
  const sizes = [...stock, ...found.flat()]
  const counts = await countProducts(
    sizes.map(({ width, profile, diameter }) =>
      queryFor('Tire', { vehicle: vehicle.path, width, profile, diameter }),
    ),
  )
  const products = new Map(sizes.map((size, place) => [tireSize(size), counts[place] ?? 0]))
  const productsOf = (size: TireSize) => products.get(tireSize(size)) ?? 0
  const near = found.map((each) =>
    each.map((size) => ({ ...size, products: productsOf(size) })).filter((size) => size.products > 0),
  )
  const isStock = new Set(stock.map(tireSize))
  const nearest = new Map<string, number>()
  for (const { difference, ...size } of near.flat()) {
    const name = tireSize(size)
    nearest.set(name, Math.min(nearest.get(name) ?? Number.POSITIVE_INFINITY, Math.abs(difference)))
  }
  return stock.map((size, place) => ({
    size,
    products: productsOf(size),
    near: (near[place] ?? []).filter(
      (each) => !isStock.has(tireSize(each)) && nearest.get(tireSize(each)) === Math.abs(each.difference),
    ),
  }))
}

/** `findStockSizes` for public pages, kept until what is on sale changes. */
export async function cachedStockSizes(vehicle: Vehicle): Promise<StockSize[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), ...tagsOfList({ type: 'Tire', single: {} }))
  return readReplica(() => findStockSizes(vehicle))
}

/** The rim diameters in the list of a vehicle, ascending; none of spacers. */
export async function cachedRims(type: ProductType, vehicle: Vehicle): Promise<number[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), finderTag(type))
  const { diameters, tooSmallRim, boltPattern } = vehicleFit(vehicle)
  const found = await readReplica(async () => {
    if (type === 'Spacer') return []
    if (type === 'Wheel')
      return (await combinationsOnSale('Wheel', ['diameter', 'boltPattern'])).filter(
        (wheel) => wheel.boltPattern === boltPattern,
      )
    return (await sizesOnSale()).filter((size) => {
      const mm = tireDimensions(size).overallDiameterMm
      return !diameters || (diameters.from <= mm && mm <= diameters.to)
    })
  })
  const rims = found
    .map(({ diameter }) => diameter)
    .filter((rim) => tooSmallRim === null || rim > tooSmallRim)
  return [...new Set(rims)].sort((a, b) => a - b)
}

/** The products of a type that a vehicle's page shows, out of all that its figures do not rule out. */
export type ForVehicle = { query: ResultsQuery; products: Product[]; total: number }

const SHOWN = 4

/** `findOffers` for public pages, kept until what is on sale changes. */
export async function cachedForVehicle(type: ProductType, vehicle: Vehicle): Promise<ForVehicle> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), ...tagsOfList({ type, single: {} }))
  const query = queryFor(type, { vehicle: vehicle.path })
  const [products, [total = 0]] = await readReplica(() =>
    Promise.all([findOffers(type, vehicle, SHOWN), countProducts([query])]),
  )
  return { query, products: products.map(withShownStock), total }
}
