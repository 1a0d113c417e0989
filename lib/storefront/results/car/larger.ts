import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { diameterChange, judgeChange } from '@/lib/fitment/judge/checks/overall-diameter'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { parseTireSize, tireSize } from '@/lib/measures/tire-sizes'
import { readReplica } from '@/lib/platform/database/replica'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'
import { countProducts } from '@/lib/storefront/results/queries'
import { tagsOfList } from '@/lib/storefront/results/tags'
import { sizesOnSale } from '@/lib/storefront/results/tire-sizes'

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

/** A size on sale that is larger than every factory size of a car. */
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

const MOST_SIZES = 6

/**
 * Larger tires for a car, the smallest change first. Of more than six, those that owners often fit are kept before others.
 * None where no factory size is known, and none that the judgment refuses.
 */
export async function findLargerSizes(vehicle: Vehicle): Promise<LargerSizes> {
  const { stockTires, stockRims, hasUnreadTires } = hubOf(vehicle)
  const sorted = stockTires.toSorted(
    (a, b) => tireDimensions(b).overallDiameterMm - tireDimensions(a).overallDiameterMm,
  )
  const [stock] = sorted
  const smallest = sorted.at(-1)
  if (!stock || !smallest) return null
  const rims = [...stockTires, ...stockRims].map(({ diameter }) => diameter)
  const usual = new Set(vehicle.upsizes.flatMap((text) => tireSizeNames(text)))
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
              isUsual: usual.has(tireSize(size)),
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
    .slice(0, MOST_SIZES)
    .sort((a, b) => a.percent - b.percent)
  return sizes.length > 0 ? { stock, sizes } : null
}

function tireSizeNames(text: string): string[] {
  const size = parseTireSize(text)
  return size ? [tireSize(size)] : []
}

/** `findLargerSizes` for public pages, kept until what is on sale changes. */
export async function cachedLargerSizes(vehicle: Vehicle): Promise<LargerSizes> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehicleTag(vehicle.path), ...tagsOfList({ type: 'Tire', single: {} }))
  return readReplica(() => findLargerSizes(vehicle))
}
