import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import type { Product, Tire } from '@/lib/catalog/product/schema'
import { diameterChange } from '@/lib/fitment/judge/checks/overall-diameter'
import { isSameSize, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import type { Tables } from '@/lib/platform/database/tables'
import { boresOf, sameFit, tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { type FilterName, filtersOf, queryFor, type ResultsQuery, without, withoutFilters } from './address'
import { firstDifference } from './car/judged'
import type { Condition } from './conditions'
import { countProducts, listRelated, listTiresOfSizes, sizesOnSale } from './queries'

/** Share of the overall diameter beyond which the speedometer errs by more than a workshop accepts. */
const LARGEST_DIAMETER_DIFFERENCE = 0.03
/** Share of the section width beyond which a tire needs another rim width and rarely clears the wheel arch. */
const LARGEST_WIDTH_DIFFERENCE = 0.2
const MOST_SIZES = 6

export function isNearSize(size: TireSize, wanted: TireSize): boolean {
  return (
    widthDifference(wanted, size) <= LARGEST_WIDTH_DIFFERENCE &&
    Math.abs(diameterShare(wanted, size)) <= LARGEST_DIAMETER_DIFFERENCE
  )
}

export type NearSize = TireSize & {
  /** Share by which its overall diameter is greater than that of the size asked for; negative when smaller. */
  difference: number
  products: number
}

/** A filter to give up, or all of them, and how many products are found then. */
export type Relaxation = { filter: FilterName['name'] | 'all'; query: ResultsQuery; total: number }

export type Alternatives = { sizes: NearSize[]; relaxations: Relaxation[] }

export async function findAlternatives(wanted: ResultsQuery): Promise<Alternatives> {
  const size = tireSizeOf(wanted)
  const [sizes, relaxations] = await Promise.all([size ? findNearSizes(size) : [], findRelaxations(wanted)])
  return { sizes, relaxations }
}

/** Those for the same rim first, then the nearest. */
export async function findNearSizes(wanted: TireSize): Promise<NearSize[]> {
  const sizes = (await sizesOnSale())
    .filter((size) => isNearSize(size, wanted))
    .map((size) => ({ ...size, difference: diameterShare(wanted, size) }))
    .filter((size) => !isSameSize(size, wanted))
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

/** Read of each size, pattern or tread before they are ranked, since the cheapest need not be the nearest. */
const CANDIDATES = 48
const CANDIDATES_OF_SIZE = 4
/** Share of the overall diameter beyond which a tire stands in for another no more. */
const MOST_DIFFERENCE = 0.05

/** In stock, nearest first: same use, size, price; before them, for a sold-out tire, its own tread in another size. */
export async function findAlike(product: Product, most: number): Promise<Product[]> {
  const found = await inStockBeside(product)
  const ranked = [...new Map(found.map((each) => [each.id, each])).values()]
    .filter(({ id }) => id !== product.id)
    .map((each) => ({ each, rank: [...likenessRank(product, each), each.priceGrosze, each.id] }))
    .sort((a, b) => firstDifference(a.rank, b.rank))
  return ranked.slice(0, most).map(({ each }) => each)
}

function inStockBeside(product: Product): Promise<Product[]> {
  if (product.productType === 'Tire') return tiresBeside(product)
  const inStock = { ...sameFit(product), facets: { inStock: ['yes'] } }
  return listRelated(inStock, boresOf(product), CANDIDATES)
}

async function tiresBeside(tire: Tire): Promise<Product[]> {
  const near = (await sizesOnSale()).filter(
    (size) => size.diameter === tire.diameter && Math.abs(diameterShare(tire, size)) <= MOST_DIFFERENCE,
  )
  const { eb, and } = expressionBuilder<Tables, 'product'>()
  const of = (sizes: readonly TireSize[], condition: Condition) =>
    listTiresOfSizes(sizes, CANDIDATES, {
      each: CANDIDATES_OF_SIZE,
      condition: and([eb('soldOut', '=', sql.lit(false)), condition]),
    })
  const found = await Promise.all([
    of(near, eb('use', 'is not distinct from', tire.use)),
    of(near, eb('protector', 'is not distinct from', tire.protector)),
    of([tire], and([])),
  ])
  return found.flat()
}

/** Share by which another size is larger in its overall diameter. */
const diameterShare = (size: TireSize, other: TireSize): number => diameterChange(size, other).percent / 100

/** Share by which the section widths of two sizes differ. */
const widthDifference = (size: TireSize, other: TireSize): number =>
  Math.abs(tireDimensions(other).sectionWidthMm / tireDimensions(size).sectionWidthMm - 1)

const otherwise = (isSame: boolean) => Number(!isSame)

/** The smaller, the nearer; the first number that differs decides. */
function likenessRank(product: Product, other: Product): number[] {
  if (product.productType === 'Tire' && other.productType === 'Tire') {
    const isSoldOut = product.quantityInStock === 0
    return [
      otherwise(isSoldOut && other.protector === product.protector),
      otherwise(other.use === product.use),
      Math.abs(diameterShare(product, other)) + widthDifference(product, other),
      otherwise(other.season === product.season),
    ]
  }
  if (product.productType === 'Wheel' && other.productType === 'Wheel')
    return [
      otherwise(other.typeOfWheel === product.typeOfWheel),
      Math.abs(other.width - product.width),
      Math.abs((other.offset ?? 0) - (product.offset ?? 0)),
    ]
  if (product.productType === 'Spacer' && other.productType === 'Spacer')
    return [otherwise(other.mounting === product.mounting), Math.abs(other.thickness - product.thickness)]
  return []
}
