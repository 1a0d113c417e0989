import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import type { ResultsQuery } from './address'
import { facetColumn, finderCondition } from './conditions'
import { compareValues, type FacetName, facetsOf } from './parameters'

const { sql, join, raw } = Prisma

export type FacetValue = {
  value: string
  /** Products with this value that pass all other facets; 0 for one that is chosen in vain. */
  count: number
  chosen: boolean
  /** Length of the list that a click on the value shows. */
  leadsTo: number
}
export type Facet = { name: FacetName; values: FacetValue[] }

export type Counted = {
  /** Length of the whole result. */
  total: number
  facets: Facet[]
  /** Chosen values that no product of the finder's choice has, so that their page is not worth finding. */
  unknown: { facet: FacetName; value: string }[]
}

type CountedRow = { facet: number; value: string | null; count: number }
const WHOLE = -1

/**
 * Counts every facet over the result of all other facets, and the result itself, in one statement. Rows are first
 * folded to the distinct combinations of facet values, at most a few hundred for a size, and only these are judged: a
 * combination counts for a facet when no other facet refuses it.
 */
export async function countFacets(query: ResultsQuery): Promise<Counted> {
  const names = facetsOf(query.type)
  const rows = await db().$queryRaw<CountedRow[]>`${facetStatement(query, names)}`
  const total = rows.find((row) => row.facet === WHOLE)?.count ?? 0
  const facets = names.map((name, index) => {
    const counted = rows.flatMap(({ facet, value, count }) =>
      facet === index && value ? [{ value: facetColumn(name).written(query.type, value), count }] : [],
    )
    return facetOf(name, counted, query.facets[name] ?? [], rows, index, total)
  })
  const unknown = facets.flatMap(({ known, facet }) =>
    facet.values
      .filter(({ value, chosen }) => chosen && !known.has(value))
      .map(({ value }) => ({ facet: facet.name, value })),
  )
  return { total, facets: facets.map(({ facet }) => facet), unknown }
}

function facetOf(
  name: FacetName,
  counted: { value: string; count: number }[],
  chosen: readonly string[],
  rows: CountedRow[],
  index: number,
  total: number,
) {
  const known = new Set(counted.map(({ value }) => value))
  const inVain = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))
  // every product without this facet's choice, those that have no value in it included
  const unfiltered = rows.reduce((sum, { facet, count }) => (facet === index ? sum + count : sum), 0)
  const leadsTo = (value: string, count: number) => {
    if (!chosen.length) return count
    if (!chosen.includes(value)) return total + count
    return chosen.length === 1 ? unfiltered : total - count
  }
  const values = [...counted, ...inVain]
    .map(({ value, count }) => ({
      value,
      count,
      chosen: chosen.includes(value),
      leadsTo: leadsTo(value, count),
    }))
    .sort((a, b) => compareValues(name, a.value, b.value))
  return { facet: { name, values }, known }
}

function facetStatement(query: ResultsQuery, names: readonly FacetName[]): Prisma.Sql {
  const folded = names.map((name, index) => sql`${facetColumn(name).value(query.type)} AS ${column(index)}`)
  const refusals = new Map(
    names.flatMap((name, index) => {
      const values = query.facets[name]
      if (!values?.length) return []
      const keys = facetColumn(name).keys(query.type, values)
      // a product without a value is refused by every choice
      return [[index, sql`((${column(index)} = ANY(${keys})) IS NOT TRUE)::int`] as const]
    }),
  )
  const counts = names.map((_, index) => {
    const others = sql`refusals - ${refusals.get(index) ?? sql`0`}`
    return sql`
      SELECT ${raw(String(index))} AS facet, ${column(index)}::text AS value,
        coalesce(sum(products) FILTER (WHERE ${others} = 0), 0)::int AS count
      FROM judged GROUP BY ${column(index)}`
  })
  return sql`
    WITH judged AS MATERIALIZED (
      SELECT *, ${join([sql`0`, ...refusals.values()], ' + ')} AS refusals FROM (
        SELECT ${join(folded)}, count(*) AS products FROM product WHERE ${finderCondition(query)}
        GROUP BY ${join(names.map((_, index) => column(index)))}
      ) AS folded
    )
    SELECT ${raw(String(WHOLE))} AS facet, NULL AS value, coalesce(sum(products), 0)::int AS count
    FROM judged WHERE refusals = 0
    UNION ALL ${join(counts, ' UNION ALL ')}`
}

const column = (index: number) => raw(`f${index}`)
