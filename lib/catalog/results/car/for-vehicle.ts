import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tireSize } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { queryFor, type ResultsQuery } from '@/lib/catalog/results/address'
import { findNearSizes, type NearSize } from '@/lib/catalog/results/alternatives'
import { cachedResults } from '@/lib/catalog/results/cached'
import { countProducts } from '@/lib/catalog/results/queries'
import { readReplica } from '@/lib/core/database/replica'
import type { TireSize } from '@/lib/drawing/dimensions'
import { judge } from '@/lib/fitment/judge/judge'
import { fitVerdicts, type Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'

// What the page of a vehicle shows of the catalog.

/** A stock size of a vehicle, how many products of it are on sale, and the sizes on sale that come near it. */
export type StockSize = { size: TireSize; products: number; near: NearSize[] }

/** The stock sizes of a vehicle. A size that comes near several of them stands under the nearest. */
export async function findStockSizes(vehicle: Vehicle): Promise<StockSize[]> {
  const stock = hubOf(vehicle).stockTires
  const counts = await countProducts(stock.map((size) => queryFor('Tire', size)))
  const near = await Promise.all(stock.map((size) => findNearSizes(size)))
  const isStock = new Set(stock.map(tireSize))
  const nearest = new Map<string, number>()
  for (const { difference, ...size } of near.flat()) {
    const name = tireSize(size)
    nearest.set(name, Math.min(nearest.get(name) ?? Number.POSITIVE_INFINITY, Math.abs(difference)))
  }
  return stock.map((size, place) => ({
    size,
    products: counts[place] ?? 0,
    near: (near[place] ?? []).filter(
      (each) => !isStock.has(tireSize(each)) && nearest.get(tireSize(each)) === Math.abs(each.difference),
    ),
  }))
}

/** `findStockSizes` for public pages, kept until what is on sale changes. */
export async function cachedStockSizes(vehicle: Vehicle): Promise<StockSize[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), finderTag('Tire'))
  return readReplica(() => findStockSizes(vehicle))
}

/** The products of a type that a vehicle's page shows, out of all that its figures do not rule out. */
export type ForVehicle = { query: ResultsQuery; products: Product[]; total: number }

const SHOWN = 4

/** Tires of a stock size first, then what is in stock, by verdict. */
export async function cachedForVehicle(type: ProductType, vehicle: Vehicle): Promise<ForVehicle> {
  const query = queryFor(type, { vehicle: vehicle.path })
  const hub = hubOf(vehicle)
  const ofStockSize =
    type === 'Tire' ? hub.stockTires.map((size) => queryFor('Tire', { ...size, vehicle: vehicle.path })) : []
  const [results, ...ofSizes] = await Promise.all([query, ...ofStockSize].map((each) => cachedResults(each)))
  const products = new Map(
    [...ofSizes, results].flatMap((each) => each?.products ?? []).map((each) => [each.id, each]),
  )
  return { query, products: bestOf([...products.values()], hub), total: results?.total ?? 0 }
}

const bestOf = (products: readonly Product[], hub: Hub): Product[] =>
  products
    .map((product) => ({
      product,
      rank: fitVerdicts.indexOf(judge(kitOf(product), hub).verdict),
      isSoldOut: product.quantityInStock === 0,
    }))
    .sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut) || a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ product }) => product)
