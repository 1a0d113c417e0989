import 'server-only'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { type FilterName, filtersOf, queryFor, type ResultsQuery, without, withoutFilters } from './address'
import { countProducts } from './queries'
import { sizesOnSale } from './tire-sizes'

/** Share of the overall diameter beyond which the speedometer errs by more than a workshop accepts. */
const LARGEST_DIAMETER_DIFFERENCE = 0.03
/** Share of the section width beyond which a tire needs another rim width and rarely clears the wheel arch. */
const LARGEST_WIDTH_DIFFERENCE = 0.2
const MOST_SIZES = 6

/** Whether one size may stand in for another by its diameter and its width. */
export function isNearSize(size: TireSize, wanted: TireSize): boolean {
  const [own, other] = [tireDimensions(size), tireDimensions(wanted)]
  return (
    Math.abs(own.sectionWidthMm / other.sectionWidthMm - 1) <= LARGEST_WIDTH_DIFFERENCE &&
    Math.abs(own.overallDiameterMm / other.overallDiameterMm - 1) <= LARGEST_DIAMETER_DIFFERENCE
  )
}

export type NearSize = TireSize & {
  /** Share by which its overall diameter is greater than that of the size asked for; negative when smaller. */
  difference: number
  /** Products on sale. */
  products: number
}

/** A filter to give up, or all of them, and how many products are found then. */
export type Relaxation = { filter: FilterName['name'] | 'all'; query: ResultsQuery; total: number }

export type Alternatives = { sizes: NearSize[]; relaxations: Relaxation[] }

/** What an empty result offers instead: filters to give up, and for a tire the sizes that come near. */
export async function findAlternatives(wanted: ResultsQuery): Promise<Alternatives> {
  const size = tireSizeOf(wanted)
  const [sizes, relaxations] = await Promise.all([size ? findNearSizes(size) : [], findRelaxations(wanted)])
  return { sizes, relaxations }
}

/**
 * Sizes on sale within 3 % of the overall diameter and 20 % of the section width: those for the same rim first, then the
 * nearest.
 */
export async function findNearSizes(wanted: TireSize): Promise<NearSize[]> {
  const { overallDiameterMm } = tireDimensions(wanted)
  const sizes = (await sizesOnSale())
    .filter((size) => isNearSize(size, wanted))
    .map((size) => ({
      ...size,
      difference: tireDimensions(size).overallDiameterMm / overallDiameterMm - 1,
    }))
    .filter((size) => !isSame(size, wanted))
    .sort(
      (a, b) =>
        Number(b.diameter === wanted.diameter) - Number(a.diameter === wanted.diameter) ||
        Math.abs(a.difference) - Math.abs(b.difference),
    )
    .slice(0, MOST_SIZES)
  const counts = await countProducts(
    sizes.map(({ width, profile, diameter }) => queryFor('Tire', { width, profile, diameter })),
  )
  return sizes.map((size, place) => ({ ...size, products: counts[place] ?? 0 }))
}

const isSame = (a: TireSize, b: TireSize) =>
  a.width === b.width && a.profile === b.profile && a.diameter === b.diameter

/** The filters that hide products, each by itself; where only all of them together do, giving up all of them. */
async function findRelaxations(wanted: ResultsQuery): Promise<Relaxation[]> {
  const filters = filtersOf(wanted)
  const candidates: Omit<Relaxation, 'total'>[] = [
    ...filters.map((filter) => ({ filter: filter.name, query: without(wanted, filter) })),
    ...(filters.length > 1 ? [{ filter: 'all' as const, query: withoutFilters(wanted) }] : []),
  ]
  const counts = await countProducts(candidates.map((candidate) => candidate.query))
  const useful = candidates
    .map((candidate, place) => ({ ...candidate, total: counts[place] ?? 0 }))
    .filter(({ total }) => total > 0)
  const single = useful.filter(({ filter }) => filter !== 'all')
  return single.length > 0 ? single : useful
}
