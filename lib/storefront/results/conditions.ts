import 'server-only'
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ProductType } from '@/lib/catalog/product/schema'
import { splitIcVc } from '@/lib/measures/load-and-speed'
import { likeContaining } from '@/lib/platform/database/like'
import type { Tables } from '@/lib/platform/database/tables'
import { toGrosze } from '@/lib/platform/values/money'
import type { ResultsQuery } from './address'
import { vehicleCondition } from './car/condition'
import { type FacetName, facetsOf, SET, type SingleName } from './parameters'
import { priceRanges } from './price-ranges'

// The SQL conditions of a results query.

export type Condition = Expression<SqlBool>

const product = expressionBuilder<Tables, 'product'>()
const { ref } = product

/** As bigint, because somebody may ask for more grosze than an integer holds. */
const grosze = (value: string) => sql<number>`${toGrosze(Number(value))}::bigint`

const singles: Record<Exclude<SingleName, 'vehicle' | 'fits'>, (value: string) => Condition> = {
  width: (value) => product('width', '=', Number(value)),
  profile: (value) => product('profile', '=', Number(value)),
  diameter: (value) => product('diameter', '=', Number(value)),
  manufacturer: (value) => product('manufacturer', '=', value),
  icVc: (value) =>
    /^\d+$/.test(value)
      ? product('loadIndex', '=', Number(value))
      : product.and(splitIcVc(value) ?? { icVc: value }),
  retread: (value) => product('retread', '=', value === 'yes'),
  boltSpacing: (value) => product('boltPattern', '=', value),
  title: (value) =>
    product.and(
      value
        .toLowerCase()
        .split(/\s+/)
        .map((word) => product('searchTitle', 'like', likeContaining(word))),
    ),
  boltDistance: (value) => product('boltPattern', '=', value),
  priceFrom: (value) => product('priceGrosze', '>=', grosze(value)),
  priceTo: (value) => product('priceGrosze', '<=', grosze(value)),
}

/** How a facet stands in a row, and how an address writes it. */
type FacetColumn = {
  /** What products are counted by. */
  column: (type: ProductType) => AliasableExpression<unknown>
  sqlType: 'text' | 'float8' | 'int' | 'bool'
  /** The value of that column, from a value of an address. */
  keyOf: (value: string, type: ProductType) => string | number | boolean
  /** The value of an address, from the text of a value of that column. */
  toAddress: (key: string, type: ProductType) => string
}

const text = (column: AliasableExpression<unknown>): FacetColumn => ({
  column: () => column,
  sqlType: 'text',
  keyOf: (value) => value,
  toAddress: (key) => key,
})
const number = (column: AliasableExpression<unknown>): FacetColumn => ({
  column: () => column,
  sqlType: 'float8',
  keyOf: Number,
  toAddress: (key) => key,
})

/** Upper ends of the price ranges, in grosze. */
const rangeEnds = (type: ProductType) =>
  priceRanges[type].flatMap((range) => (range.to === null ? [] : [toGrosze(range.to)]))

const columns: Record<FacetName, FacetColumn> = {
  season: text(ref('season')),
  use: text(ref('use')),
  // the snowflake says more than M+S, which such a tire has as well
  snow: text(
    sql`CASE WHEN ${ref('snowflake')} THEN 'snowflake' WHEN ${ref('mudAndSnow')} THEN 'mud-and-snow' END`,
  ),
  protector: text(ref('protector')),
  typeOfTire: text(ref('typeOfTire')),
  typeOfWheel: text(ref('typeOfWheel')),
  material: text(ref('material')),
  color: text(ref('color')),
  mounting: text(ref('mounting')),
  thread: text(ref('thread')),
  width: number(ref('width')),
  thickness: number(ref('thickness')),
  offset: number(ref('offset')),
  centralBoreDiameter: number(ref('centralBoreDiameter')),
  maxLoad: number(ref('maxLoad')),
  hubBore: number(ref('hubBore')),
  price: {
    column: (type) => sql`width_bucket(${ref('priceGrosze')}, ${rangeEnds(type)}::int[])`,
    sqlType: 'int',
    keyOf: (value, type) => priceRanges[type].findIndex((range) => range.value === value),
    toAddress: (key, type) => priceRanges[type][Number(key)]?.value ?? '',
  },
  inStock: {
    column: () => ref('soldOut'),
    sqlType: 'bool',
    keyOf: (value) => value === 'no',
    toAddress: (key) => (key === 'true' ? 'no' : 'yes'),
  },
  atLeast: text(sql`CASE WHEN ${ref('quantityInStock')} >= ${sql.lit(SET)} THEN ${sql.lit(String(SET))} END`),
}

export const facetColumn = (facet: FacetName): FacetColumn => columns[facet]

/**
 * Whether a column has one of the chosen values of a facet. One value is asked for with `=`, so that an index which has
 * the column gives the list in order.
 */
export function facetCondition(
  { type, facets }: ResultsQuery,
  facet: FacetName,
  column: Expression<unknown> = columns[facet].column(type),
): Condition | null {
  const { sqlType, keyOf } = columns[facet]
  const [key, ...others] = (facets[facet] ?? []).map((value) => keyOf(value, type))
  if (key === undefined) return null
  return others.length === 0
    ? sql<SqlBool>`${column} = ${key}::${sql.raw(sqlType)}`
    : sql<SqlBool>`${column} = ANY(${[key, ...others]}::${sql.raw(sqlType)}[])`
}

/** The type and the single values of a query. */
export function singlesCondition({
  type,
  single,
  fit,
  fittingIds = [],
}: Pick<ResultsQuery, 'type' | 'single' | 'fit' | 'fittingIds'>): Condition {
  const conditions = (Object.keys(singles) as (keyof typeof singles)[]).flatMap((name) => {
    const value = single[name]
    return value === undefined ? [] : [singles[name](value)]
  })
  // a literal rather than a parameter: the planner must see which partial index holds the type
  return product.and([
    product('productType', '=', sql.lit(type)),
    ...(single.vehicle === undefined ? [] : [vehicleCondition(type, fit)]),
    ...(single.fits === undefined ? [] : [product.eb('id', '=', sql<number>`ANY(${fittingIds}::int[])`)]),
    ...conditions,
  ])
}

export const facetsCondition = (query: ResultsQuery): Condition =>
  product.and(facetsOf(query.type).flatMap((facet) => facetCondition(query, facet) ?? []))

/** Products on sale with the single values of a query. Facets are counted over these, and options listed from them. */
export const finderCondition = (
  query: Pick<ResultsQuery, 'type' | 'single' | 'fit' | 'fittingIds'>,
): Condition => product.and([singlesCondition(query), product.not('inArchive')])

/** Products on sale that a query finds, for its page and its count alike. */
export const resultsCondition = (query: ResultsQuery): Condition =>
  product.and([finderCondition(query), facetsCondition(query)])
