import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import type { Product, Spacer, Tire, Wheel } from '@/lib/catalog/product/schema'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import type { Tables } from '@/lib/platform/database/tables'
import { boresOf, sameFit } from '@/lib/storefront/results/car/fitting'
import { firstDifference } from '@/lib/storefront/results/car/judged'
import type { Condition } from './conditions'
import { listRelated, listTiresOfSizes } from './queries'
import { sizesOnSale } from './tire-sizes'

/** Read of each size, pattern or tread before they are ranked, since the cheapest need not be the nearest. */
const CANDIDATES = 48
const CANDIDATES_OF_SIZE = 4
/** Share of the overall diameter beyond which a tire stands in for another no more. */
const MOST_DIFFERENCE = 0.05

/**
 * What is in stock and may take a product's place, the nearest first: of the same use, then of the nearest size, then the
 * cheapest. Before all these, in place of a sold-out tire, its own tread in another size.
 */
export async function findAlike(product: Product, most: number): Promise<Product[]> {
  const found = await inStockBeside(product)
  const ranked = [...new Map(found.map((each) => [each.id, each])).values()]
    .filter(({ id }) => id !== product.id)
    .map((each) => ({ each, rank: [...rankOf(product, each), each.priceGrosze, each.id] }))
    .sort((a, b) => firstDifference(a.rank, b.rank))
  return ranked.slice(0, most).map(({ each }) => each)
}

function inStockBeside(product: Product): Promise<Product[]> {
  if (product.productType === 'Tire') return tiresBeside(product)
  const inStock = { ...sameFit(product), facets: { inStock: ['yes'] } }
  return listRelated(inStock, boresOf(product), CANDIDATES)
}

/** Tires for the same rim diameter that are about as large: of the same use, of the same tread, and of the same size. */
async function tiresBeside(tire: Tire): Promise<Product[]> {
  const near = (await sizesOnSale()).filter(
    (size) => size.diameter === tire.diameter && Math.abs(changeOf(tire, size)) <= MOST_DIFFERENCE,
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
const changeOf = (size: TireSize, other: TireSize): number =>
  tireDimensions(other).overallDiameterMm / tireDimensions(size).overallDiameterMm - 1

const otherwise = (isSame: boolean) => Number(!isSame)

/** The smaller, the nearer; the first number that differs decides. */
function rankOf(product: Product, other: Product): number[] {
  switch (other.productType) {
    case 'Tire':
      return tireRank(product as Tire, other)
    case 'Wheel':
      return wheelRank(product as Wheel, other)
    case 'Spacer':
      return spacerRank(product as Spacer, other)
  }
}

function tireRank(tire: Tire, other: Tire): number[] {
  const isSoldOut = tire.quantityInStock === 0
  return [
    otherwise(isSoldOut && other.protector === tire.protector),
    otherwise(other.use === tire.use),
    Math.abs(changeOf(tire, other)) +
      Math.abs(tireDimensions(other).sectionWidthMm / tireDimensions(tire).sectionWidthMm - 1),
    otherwise(other.season === tire.season),
  ]
}

const wheelRank = (wheel: Wheel, other: Wheel): number[] => [
  otherwise(other.typeOfWheel === wheel.typeOfWheel),
  Math.abs(other.width - wheel.width),
  Math.abs((other.offset ?? 0) - (wheel.offset ?? 0)),
]

const spacerRank = (spacer: Spacer, other: Spacer): number[] => [
  otherwise(other.mounting === spacer.mounting),
  Math.abs(other.thickness - spacer.thickness),
]
