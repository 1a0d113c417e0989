import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Product, type ProductType, productTypes, type Wheel } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productTag, withShownStock } from '@/lib/catalog/product/tags'
import { vehicleFit } from '@/lib/fitment/filter'
import { diameterChange, judgeChange } from '@/lib/fitment/judge/checks/overall-diameter'
import { cachedVehicle } from '@/lib/fitment/vehicles/cached'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { parseTireSize, tireSizeText } from '@/lib/measures/tire-sizes'
import { readReplica } from '@/lib/platform/database/replica'
import { boresOf, fitsRim, goesWith } from '@/lib/storefront/results/car/fitting'
import { queryFor, type ResultsQuery } from './address'
import { type Alternatives, findAlike, findAlternatives, findNearSizes, type NearSize } from './alternatives'
import { findOffers } from './car/offers'
import {
  combinationsOnSale,
  countProducts,
  findResults,
  listRelated,
  listTiresOfSizes,
  type Results,
  sizesOnSale,
} from './queries'
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
  const products = new Map(sizes.map((size, place) => [tireSizeText(size), counts[place] ?? 0]))
  const productsOf = (size: TireSize) => products.get(tireSizeText(size)) ?? 0
  const near = found.map((each) =>
    each.map((size) => ({ ...size, products: productsOf(size) })).filter((size) => size.products > 0),
  )
  const isStock = new Set(stock.map(tireSizeText))
  const nearest = new Map<string, number>()
  for (const { difference, ...size } of near.flat()) {
    const name = tireSizeText(size)
    nearest.set(name, Math.min(nearest.get(name) ?? Number.POSITIVE_INFINITY, Math.abs(difference)))
  }
  return stock.map((size, place) => ({
    size,
    products: productsOf(size),
    near: (near[place] ?? []).filter(
      (each) =>
        !isStock.has(tireSizeText(each)) && nearest.get(tireSizeText(each)) === Math.abs(each.difference),
    ),
  }))
}

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

export type ForVehicle = { query: ResultsQuery; products: Product[]; total: number }

export async function cachedForVehicle(type: ProductType, vehicle: Vehicle): Promise<ForVehicle> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), ...tagsOfList({ type, single: {} }))
  const query = queryFor(type, { vehicle: vehicle.path })
  const [products, [total = 0]] = await readReplica(() =>
    Promise.all([findOffers(type, vehicle, 4), countProducts([query])]),
  )
  return { query, products: products.map(withShownStock), total }
}

/** What a larger tire asks of the car, by how much larger it is. */
const lifts = {
  larger: 'none',
  largerThanUsual: 'none',
  checkClearance: 'check',
  modification: 'lift',
} as const
type Lift = (typeof lifts)[keyof typeof lifts]

function liftFor(percent: number): Lift | undefined {
  const { reason } = judgeChange(percent)
  return reason in lifts ? lifts[reason as keyof typeof lifts] : undefined
}

type LargerSize = {
  size: TireSize
  /** By how much its overall diameter is greater than that of the largest factory size. */
  percent: number
  /** Checked where a car with a smaller factory size, or one that the table cannot say, may need more than the largest does. */
  lift: Lift
  /** Whether owners often fit it. */
  isUsual: boolean
  products: number
  query: ResultsQuery
}

/** The largest factory size, and the sizes on sale for the car's own rims that are larger; null where none is. */
type LargerSizes = { stock: TireSize; sizes: LargerSize[] } | null

/** Smallest change first; of more than six, those that owners often fit are kept. None that the judgment refuses. */
export async function findLargerSizes(vehicle: Vehicle): Promise<LargerSizes> {
  const { stockTires, stockRims, hasUnreadTires } = hubOf(vehicle)
  const sorted = stockTires.toSorted(
    (a, b) => tireDimensions(b).overallDiameterMm - tireDimensions(a).overallDiameterMm,
  )
  const [stock] = sorted
  const smallest = sorted.at(-1)
  if (!stock || !smallest) return null
  const rims = [...stockTires, ...stockRims].map(({ diameter }) => diameter)
  const usual = new Set(
    vehicle.upsizes.map(parseTireSize).flatMap((size) => (size ? [tireSizeText(size)] : [])),
  )
  const larger = (await sizesOnSale())
    .filter(({ diameter }) => rims.includes(diameter))
    .flatMap((size) => {
      const { percent } = diameterChange(stock, size)
      const ofLargest = liftFor(percent)
      const isSureOfNone = !hasUnreadTires && liftFor(diameterChange(smallest, size).percent) === 'none'
      const lift = ofLargest === 'none' && !isSureOfNone ? 'check' : ofLargest
      const { width, profile, diameter } = size
      return lift
        ? [
            {
              size: { width, profile, diameter },
              percent,
              lift,
              isUsual: usual.has(tireSizeText(size)),
              query: queryFor('Tire', { vehicle: vehicle.path, width, profile, diameter }),
            },
          ]
        : []
    })
  const counts = await countProducts(larger.map(({ query }) => query))
  const sizes = larger
    .map((each, place) => ({ ...each, products: counts[place] ?? 0 }))
    .filter(({ products }) => products > 0)
    .sort((a, b) => Number(b.isUsual) - Number(a.isUsual) || a.percent - b.percent)
    .slice(0, 6)
    .sort((a, b) => a.percent - b.percent)
  return sizes.length > 0 ? { stock, sizes } : null
}

export async function cachedLargerSizes(vehicle: Vehicle): Promise<LargerSizes> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), ...tagsOfList({ type: 'Tire', single: {} }))
  return readReplica(() => findLargerSizes(vehicle))
}
