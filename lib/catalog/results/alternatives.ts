import 'server-only'
import { db } from '@/lib/core/db'
import { type TireSize, tireDimensions } from '@/lib/drawing/dimensions'
import { Prisma } from '@/prisma/generated/client'
import { cleared, type FilterName, filtersOf, type ResultsQuery, without } from './address'
import { resultsCondition } from './conditions'

const { sql, join } = Prisma

/** Beyond this share of the overall diameter the speedometer errs by more than a workshop would wave through. */
const LARGEST_DIFFERENCE = 0.03
/** Beyond this share of the section width a tire needs another rim width, and rarely clears the same wheel arch. */
const LARGEST_WIDTH_DIFFERENCE = 0.2
const MOST_SIZES = 6

export type NearSize = TireSize & {
  /** Share by which its overall diameter is greater than what was asked for; negative when smaller. */
  difference: number
  /** Products on sale. */
  products: number
}

/** A filter to give up, or all of them, and what is found then. */
export type Relaxed = { filter: FilterName['name'] | 'all'; query: ResultsQuery; total: number }

export type WaysOn = { sizes: NearSize[]; relaxed: Relaxed[] }

/** What an empty result offers instead: filters to give up, and for a tire the sizes that come near. */
export async function waysOn(query: ResultsQuery): Promise<WaysOn> {
  const asked = sizeAskedFor(query)
  const [sizes, relaxed] = await Promise.all([asked ? nearSizes(asked) : [], relaxations(query)])
  return { sizes, relaxed }
}

function sizeAskedFor({ type, single }: ResultsQuery): TireSize | undefined {
  const size = {
    width: Number(single.width),
    profile: Number(single.profile),
    diameter: Number(single.diameter),
  }
  return type === 'Tire' && Object.values(size).every((part) => part > 0) ? size : undefined
}

/**
 * Sizes on sale within 3 % of the overall diameter and 20 % of the section width: those for the same rim first, then the
 * nearest.
 */
export async function nearSizes(asked: TireSize): Promise<NearSize[]> {
  const wanted = tireDimensions(asked)
  const near = (await sizesOnSale())
    .map((size) => ({ ...size, is: tireDimensions(size) }))
    .filter(({ is }) => Math.abs(is.sectionWidthMm / wanted.sectionWidthMm - 1) <= LARGEST_WIDTH_DIFFERENCE)
    .map(({ is, ...size }) => ({ ...size, difference: is.overallDiameterMm / wanted.overallDiameterMm - 1 }))
    .filter(({ difference }) => Math.abs(difference) <= LARGEST_DIFFERENCE)
    .filter((size) => !isSame(size, asked))
    .sort(
      (a, b) =>
        Number(b.diameter === asked.diameter) - Number(a.diameter === asked.diameter) ||
        Math.abs(a.difference) - Math.abs(b.difference),
    )
    .slice(0, MOST_SIZES)
  if (near.length === 0) return []
  const counts = await countEach(
    near.map(
      (size) => sql`product_type = 'Tire' AND NOT in_archive AND width = ${size.width}::float8
      AND profile = ${size.profile}::float8 AND diameter = ${size.diameter}::float8`,
    ),
  )
  return near.map((size, place) => ({ ...size, products: counts[place] ?? 0 }))
}

const isSame = (a: TireSize, b: TireSize) =>
  a.width === b.width && a.profile === b.profile && a.diameter === b.diameter

/** Steps from size to size through the finder's index: the cost is that of the sizes, not of the products. */
const sizesOnSale = () => db().$queryRaw<TireSize[]>`
  WITH RECURSIVE step AS (
    (SELECT width, profile, diameter FROM product WHERE product_type = 'Tire' AND NOT in_archive
      ORDER BY width, profile, diameter LIMIT 1)
    UNION ALL
    SELECT next.* FROM step, LATERAL (
      SELECT width, profile, diameter FROM product WHERE product_type = 'Tire' AND NOT in_archive
        AND (width, profile, diameter) > (step.width, step.profile, step.diameter)
      ORDER BY width, profile, diameter LIMIT 1
    ) AS next
  )
  SELECT width, profile, diameter FROM step`

/** The single filters whose giving up leads somewhere; where none does, all of them at once. */
async function relaxations(query: ResultsQuery): Promise<Relaxed[]> {
  const filters = filtersOf(query)
  const candidates: Omit<Relaxed, 'total'>[] = [
    ...filters.map((filter) => ({ filter: filter.name, query: without(query, filter) })),
    ...(filters.length > 1 ? [{ filter: 'all' as const, query: cleared(query) }] : []),
  ]
  if (candidates.length === 0) return []
  const counts = await countEach(candidates.map((candidate) => resultsCondition(candidate.query)))
  const useful = candidates
    .map((candidate, place) => ({ ...candidate, total: counts[place] ?? 0 }))
    .filter(({ total }) => total > 0)
  const single = useful.filter(({ filter }) => filter !== 'all')
  return single.length > 0 ? single : useful
}

/** How many products each condition finds, in one statement. */
async function countEach(conditions: readonly Prisma.Sql[]): Promise<number[]> {
  const counts = conditions.map(
    (condition, place) =>
      sql`SELECT ${place}::int AS place, count(*)::int AS total FROM product WHERE ${condition}`,
  )
  const rows = await db().$queryRaw<{ place: number; total: number }[]>(
    sql`${join(counts, ' UNION ALL ')} ORDER BY place`,
  )
  return rows.map(({ total }) => total)
}
