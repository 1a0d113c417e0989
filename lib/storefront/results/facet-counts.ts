import 'server-only'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ResultsQuery } from './address'
import {
  type Condition,
  facetColumn,
  facetCondition,
  finderCondition,
  isInStrengthRange,
  singlesCondition,
} from './conditions'
import { compareValues, type FacetName, facetsOf } from './parameters'

export type FacetValue = {
  value: string
  /** Products with this value that pass all other facets; 0 for a chosen value that no product has. */
  count: number
  chosen: boolean
  /** Of a tread pattern: what its tires are made for. */
  use?: string
}
export type Facet = { name: FacetName; values: FacetValue[] }

export type FacetCounts = {
  total: number
  facets: Facet[]
  /** Chosen values that none of the finder's products has: search engines need not list the page. */
  unknown: { facet: FacetName; value: string }[]
}

/** `typeOfWheel` says the same as the material, so it is shown only where an address asks for it. */
export const shownFacets = ({ facets, total }: FacetCounts): Facet[] =>
  facets.filter(
    ({ name, values }) =>
      values.some(({ chosen }) => chosen) ||
      (name !== 'typeOfWheel' && (values.length > 1 || values.some(({ count }) => count < total))),
  )

type CountRow = { facet: number; value: string | null; count: number; use: string | null }
/** Stands for the whole result in the place of a facet's index. */
const WHOLE_RESULT = -1

/**
 * Counts every facet over the result of all other facets, and the result itself, in one statement. The products are
 * first grouped by their combination of facet values, which makes at most a few hundred groups for a size; over a whole
 * type, and over the tires of a car, these groups are known ahead. A group counts for a facet when no other facet excludes it.
 */
export async function countFacets(wanted: ResultsQuery): Promise<FacetCounts> {
  const names = facetsOf(wanted.type)
  const { rows } = await facetStatement(wanted, names).execute(query())
  const total = rows.find((row) => row.facet === WHOLE_RESULT)?.count ?? 0
  const facets = names.map((name, index) => {
    const facetRows = rows.filter(({ facet }) => facet === index)
    const counts = facetRows.flatMap(({ value, count, use }) =>
      value
        ? [{ value: facetColumn(name).toAddress(value, wanted.type), count, ...(use ? { use } : {}) }]
        : [],
    )
    return facetOf(name, wanted.facets[name] ?? [], counts)
  })
  const unknown = facets.flatMap(({ facet, missing }) =>
    missing.map((value) => ({ facet: facet.name, value })),
  )
  return { total, facets: facets.map(({ facet }) => facet), unknown }
}

type Count = Omit<FacetValue, 'chosen'>

function facetOf(name: FacetName, chosen: readonly string[], counts: readonly Count[]) {
  const missing = chosen.filter((value) => !counts.some((each) => each.value === value))
  const values = [...counts, ...missing.map((value) => ({ value, count: 0 }))]
    .map((each) => ({ ...each, chosen: chosen.includes(each.value) }))
    .sort((a, b) => compareValues(name, a.value, b.value))
  return { facet: { name, values }, missing }
}

function facetStatement(wanted: ResultsQuery, names: readonly FacetName[]): RawBuilder<CountRow> {
  const values = names.map((name, index) => facetColumn(name).column(wanted.type).as(labelOf(index)))
  const combinations = names.map((_, index) => columnOf(index))
  const counted = countedAhead(wanted)
  const grouped = counted
    ? counted
        .select(values)
        .select(({ fn }) => fn.sum<number>('products').as('products'))
        .groupBy(combinations)
        .having(({ fn }) => fn.sum('products'), '<>', 0)
    : query()
        .selectFrom('product')
        .select(values)
        .select(({ fn }) => fn.countAll<number>().as('products'))
        .where(finderCondition(wanted))
        .groupBy(combinations)
  const exclusions = new Map(
    names.flatMap((name, index) => {
      const condition = facetCondition(wanted, name, columnOf(index))
      // IS NOT TRUE: a product without a value is excluded by every choice
      return condition ? [[index, sql`((${condition}) IS NOT TRUE)::int`] as const] : []
    }),
  )
  const use = names.indexOf('use')
  const counts = names.map((name, index) => {
    const exclusionsByOthers = sql`exclusions - ${exclusions.get(index) ?? sql`0`}`
    return sql`
      SELECT ${sql.lit(index)} AS facet, ${columnOf(index)}::text AS value,
        coalesce(sum(products) FILTER (WHERE ${exclusionsByOthers} = 0), 0)::int AS count,
        ${name === 'protector' ? sql`min(${columnOf(use)})` : sql`NULL`} AS use
      FROM combination GROUP BY ${columnOf(index)}`
  })
  return sql<CountRow>`
    WITH combination AS MATERIALIZED (
      SELECT *, ${sql.join([sql`0`, ...exclusions.values()], sql` + `)} AS exclusions FROM ${grouped} AS grouped
    )
    SELECT ${sql.lit(WHOLE_RESULT)} AS facet, NULL AS value, coalesce(sum(products), 0)::int AS count, NULL AS use
    FROM combination WHERE exclusions = 0
    UNION ALL ${sql.join(counts, sql` UNION ALL `)}`
}

/** Changes after which the rows that are counted ahead are made fewer. Each costs a reader a fraction of a microsecond. */
const MOST_CHANGES = 1_000

/** Adds up the changes in `facet_count` once there are many; for the background. */
export async function foldFacetCounts(): Promise<number> {
  await sql`
    SELECT fold_facet_counts() FROM facet_count WHERE products < 0
    HAVING count(*) > ${MOST_CHANGES}`.execute(query())
  return 0
}

const labelOf = (index: number) => `f${index}`
const columnOf = (index: number) => sql.ref(labelOf(index))

// `facet_count` knows how many products have each combination of facet values. It has no sizes, words and exact prices.

type FacetCount = Selectable<Tables['facetCount']>

/** As rows of `facetCount`; null where products have to be counted one by one. `condition` leaves out combinations. */
export function countedAhead(wanted: ResultsQuery, condition?: Condition) {
  const { vehicle, ...single } = wanted.single
  if (!Object.keys(single).every((name) => name === 'manufacturer')) return null
  const relation =
    vehicle === undefined
      ? sql<FacetCount>`facet_count`
      : wanted.type === 'Tire'
        ? tiresOfCar(wanted, condition)
        : null
  if (!relation) return null
  const counted = query()
    .selectFrom(relation.as('facetCount'))
    .where(singlesCondition({ type: wanted.type, single }))
  return condition ? counted.where(condition) : counted
}

/** The columns in which combinations of tires differ: the arguments of tire_facet_key(), in their order. */
const tireColumns = sql.raw(
  'manufacturer, season, use, snowflake, mud_and_snow, protector, type_of_tire, price_grosze, quantity_in_stock',
)

/**
 * The combinations of tires, and how many tires with each a car takes. `product_tire_car_idx` has the tires of a
 * combination side by side: to count a quarter of a million takes 30 ms there, to group them by their values 700. OFFSET
 * keeps PostgreSQL from counting once for each place in which the statement names the count.
 */
const tiresOfCar = (
  { type, single: { vehicle }, fit }: ResultsQuery,
  condition: Condition = sql<SqlBool>`true`,
): RawBuilder<FacetCount> => sql`(
  SELECT combination.*, (
    SELECT count(*) FROM product
    WHERE ${finderCondition({ type, single: { vehicle }, fit })} AND product.facet_key = combination.facet_key
      AND ${fit ? isInStrengthRange(fit) : sql`true`}
  ) AS products
  FROM (
    SELECT tire_facet_key(${tireColumns}) AS facet_key, product_type, sold_out, ${tireColumns}
    FROM facet_count WHERE product_type = 'Tire' AND ${condition}
    GROUP BY product_type, sold_out, ${tireColumns} HAVING sum(products) <> 0
  ) AS combination
  OFFSET 0
)`
