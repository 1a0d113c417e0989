import 'server-only'
import { sql } from 'kysely'
import { type ProductRow, toProduct } from '@/lib/catalog/product/rows'
import { isBelowSet } from '@/lib/catalog/product/rules'
import { type CardFit, cardFit } from '@/lib/fitment/card-fit'
import { fitVerdicts, type Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { query } from '@/lib/platform/database/query'
import type { Condition } from '@/lib/storefront/results/conditions'

// Lists that need the verdict on each of their products, which no index has: `judge` gives it, once for each kit.

/** A longer list keeps the order of its index: its first page would cost more than its reader gains. */
export const MOST_JUDGED = 3_000

/** Of more products nobody is shown only what fits: their ids would be sent back with each condition. */
export const MOST_FITTING = 20_000

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

type KitRow = Pick<ProductRow, (typeof kitColumns)[number]>

/** Judges rows against a hub. Many products of a list are the same kit, which is made and judged once. */
function judgeOf(hub: Hub): (row: KitRow) => CardFit {
  const known = new Map<string, CardFit>()
  return (row) => {
    const name = JSON.stringify(kitColumns.map((column) => row[column]))
    // the other columns are no part of a kit
    const fit = known.get(name) ?? cardFit(kitOf(toProduct(row as ProductRow)), hub)
    known.set(name, fit)
    return fit
  }
}

/**
 * The ids of the products of a condition, the best for a car first: in stock, by verdict, what has at least the right size or
 * goes onto the hub, enough for a set, the cheapest; and whether any of them simply fits. Null where they are too many to
 * judge.
 */
export async function idsByVerdict(
  condition: Condition,
  hub: Hub,
): Promise<{ ids: number[]; hasFitting: boolean } | null> {
  const rows = await query()
    .selectFrom('product')
    .select(['id', 'soldOut', 'quantityInStock', 'priceGrosze', ...kitColumns])
    .where(condition)
    .limit(MOST_JUDGED + 1)
    .execute()
  if (rows.length > MOST_JUDGED) return null
  const judge = judgeOf(hub)
  const ranked = rows.map((row) => {
    const { verdict, goesOn } = judge(row)
    const { soldOut, productType, quantityInStock, priceGrosze, id } = row
    const isMountable = verdict !== 'unknown' || goesOn !== null
    const place = [
      Number(soldOut),
      fitVerdicts.indexOf(verdict),
      Number(!isMountable),
      Number(isBelowSet(productType, quantityInStock)),
      priceGrosze,
      id,
    ]
    return { id, place, fits: verdict === 'fits' }
  })
  return {
    ids: ranked.sort((a, b) => firstDifference(a.place, b.place)).map(({ id }) => id),
    hasFitting: ranked.some(({ fits }) => fits),
  }
}

/** Negative where the first place comes before the second. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * The ids of the products of a condition that simply fit a car; null where there are too many to judge. Each kit is judged
 * once, however many products there are of it.
 */
export async function fittingIds(
  condition: Condition,
  hub: Hub,
  most = MOST_FITTING,
): Promise<number[] | null> {
  const judged = query()
    .selectFrom('product')
    .select(['id', ...kitColumns])
    .where(condition)
    .limit(most + 1)
  const rows = await query()
    .selectFrom(judged.as('judged'))
    .select(kitColumns)
    .select(sql<number[]>`array_agg(id)`.as('ids'))
    .groupBy(kitColumns)
    .execute()
  if (rows.reduce((sum, { ids }) => sum + ids.length, 0) > most) return null
  const judge = judgeOf(hub)
  return rows.flatMap((row) => (judge(row).verdict === 'fits' ? row.ids : []))
}
