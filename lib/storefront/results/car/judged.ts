import 'server-only'
import { sql } from 'kysely'
import { type ProductRow, toProduct } from '@/lib/catalog/product/rows'
import { isBelowSet } from '@/lib/catalog/product/rules'
import { cardFit } from '@/lib/fitment/card-fit'
import { fitVerdicts, type Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { query } from '@/lib/platform/database/query'
import type { Condition } from '@/lib/storefront/results/conditions'

// Lists that need the verdict on each of their products, which no index has: `judge` gives it, once for each kit.

/** A longer list keeps the order of its index and is not narrowed to what fits, because judging it takes too long. */
export const MOST_JUDGED = 10_000

/** What `kitOf` reads. */
export const kitColumns = [
  'productType',
  'width',
  'profile',
  'diameter',
  'loadIndex',
  'speedIndex',
  'snowflake',
  'mudAndSnow',
  'use',
  'boltPattern',
  'centralBoreDiameter',
  'offset',
  'nutSeat',
  'maxLoad',
  'drilledFor',
  'thickness',
  'mounting',
  'hubBore',
  'ringBore',
  'thread',
] as const

type Piece = [id: number, quantityInStock: number, priceGrosze: number]

/** Groups the products of a condition by their kits and judges each kit once; null for too many products. */
async function judgeKits(condition: Condition, hub: Hub, most: number) {
  const candidates = query()
    .selectFrom('product')
    .select(['id', 'quantityInStock', 'priceGrosze', ...kitColumns])
    .where(condition)
    .limit(most + 1)
  const rows = await query()
    .selectFrom(candidates.as('candidate'))
    .select(kitColumns)
    .select(sql<Piece[]>`json_agg(json_build_array(id, quantity_in_stock, price_grosze))`.as('pieces'))
    .groupBy(kitColumns)
    .execute()
  if (rows.reduce((sum, { pieces }) => sum + pieces.length, 0) > most) return null
  return rows.map(({ pieces, ...row }) => ({
    // the other columns are no part of a kit
    ...cardFit(kitOf(toProduct(row as ProductRow)), hub),
    type: row.productType,
    pieces,
  }))
}

/** Best first: in stock, verdict, right size or hub, a whole set, price. Null where they are too many to judge. */
export async function idsByVerdict(condition: Condition, hub: Hub) {
  const kits = await judgeKits(condition, hub, MOST_JUDGED)
  if (!kits) return null
  const ranked = kits.flatMap(({ verdict, goesOn, type, pieces }) => {
    const isMountable = verdict !== 'unknown' || goesOn !== null
    return pieces.map(([id, quantityInStock, priceGrosze]) => [
      Number(quantityInStock === 0),
      fitVerdicts.indexOf(verdict),
      Number(!isMountable),
      Number(isBelowSet(type, quantityInStock)),
      priceGrosze,
      id,
    ])
  })
  return {
    ids: ranked.sort(firstDifference).map((place) => place.at(-1) ?? 0),
    hasFitting: kits.some(({ verdict }) => verdict === 'fits'),
  }
}

export function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The ids of the products of a condition that simply fit a car; null where there are too many to judge. */
export async function fittingIds(condition: Condition, hub: Hub, most = MOST_JUDGED) {
  const kits = await judgeKits(condition, hub, most)
  const fitting = kits?.filter(({ verdict }) => verdict === 'fits')
  return fitting?.flatMap(({ pieces }) => pieces.map(([id]) => id)) ?? null
}
