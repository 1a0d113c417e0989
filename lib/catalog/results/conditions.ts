import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { toGrosze } from '@/lib/core/values/money'
import { Prisma } from '@/prisma/generated/client'
import type { ResultsQuery } from './address'
import { type FacetName, facetsOf, SET, type SingleName } from './parameters'
import { priceRanges } from './price-ranges'

// The SQL conditions of a results query.

const { sql, join, raw } = Prisma

const equalTo = (column: Prisma.Sql) => (value: string) => sql`${column} = ${value}`
const equalToNumber = (column: Prisma.Sql) => (value: string) => sql`${column} = ${Number(value)}::float8`

const singles: Record<SingleName, (value: string) => Prisma.Sql> = {
  width: equalToNumber(sql`width`),
  profile: equalToNumber(sql`profile`),
  diameter: equalToNumber(sql`diameter`),
  manufacturer: equalTo(sql`manufacturer`),
  icVc: equalTo(sql`ic_vc`),
  boltSpacing: equalTo(sql`bolt_pattern`),
  boltDistance: equalTo(sql`bolt_pattern`),
  // as bigint, because somebody may ask for more grosze than an integer holds
  priceFrom: (value) => sql`price_grosze >= ${toGrosze(Number(value))}::bigint`,
  priceTo: (value) => sql`price_grosze <= ${toGrosze(Number(value))}::bigint`,
}

/** How a facet stands in a row, and how an address writes it. */
type FacetColumn = {
  /** What products are counted by. */
  column: (type: ProductType) => Prisma.Sql
  sqlType: 'text' | 'float8' | 'int' | 'bool'
  /** The value of that column, from a value of an address. */
  keyOf: (value: string, type: ProductType) => string | number | boolean
  /** The value of an address, from the text of a value of that column. */
  toAddress: (key: string, type: ProductType) => string
}

const text = (column: Prisma.Sql): FacetColumn => ({
  column: () => column,
  sqlType: 'text',
  keyOf: (value) => value,
  toAddress: (key) => key,
})
const number = (column: Prisma.Sql): FacetColumn => ({
  column: () => column,
  sqlType: 'float8',
  keyOf: Number,
  toAddress: (key) => key,
})

/** Upper ends of the price ranges, in grosze. */
const rangeEnds = (type: ProductType) =>
  priceRanges[type].flatMap((range) => (range.to === null ? [] : [toGrosze(range.to)]))

const columns: Record<FacetName, FacetColumn> = {
  season: text(sql`season`),
  use: text(sql`use`),
  // the snowflake says more than M+S, which such a tire has as well
  snow: text(sql`CASE WHEN snowflake THEN 'snowflake' WHEN mud_and_snow THEN 'mud-and-snow' END`),
  protector: text(sql`protector`),
  typeOfTire: text(sql`type_of_tire`),
  typeOfWheel: text(sql`type_of_wheel`),
  material: text(sql`material`),
  color: text(sql`color`),
  mounting: text(sql`mounting`),
  thread: text(sql`thread`),
  width: number(sql`width`),
  thickness: number(sql`thickness`),
  offset: number(sql`"offset"`),
  centralBoreDiameter: number(sql`central_bore_diameter`),
  maxLoad: number(sql`max_load`),
  hubBore: number(sql`hub_bore`),
  price: {
    column: (type) => sql`width_bucket(price_grosze, ${rangeEnds(type)}::int[])`,
    sqlType: 'int',
    keyOf: (value, type) => priceRanges[type].findIndex((range) => range.value === value),
    toAddress: (key, type) => priceRanges[type][Number(key)]?.value ?? '',
  },
  inStock: {
    column: () => sql`sold_out`,
    sqlType: 'bool',
    keyOf: (value) => value === 'no',
    toAddress: (key) => (key === 'true' ? 'no' : 'yes'),
  },
  atLeast: text(sql`CASE WHEN quantity_in_stock >= ${raw(String(SET))} THEN ${raw(`'${SET}'`)} END`),
}

export const facetColumn = (facet: FacetName): FacetColumn => columns[facet]

/**
 * Whether a column has one of the chosen values of a facet. One value is asked for with `=`, so that an index which has
 * the column gives the list in order.
 */
export function facetCondition(
  { type, facets }: ResultsQuery,
  facet: FacetName,
  column = columns[facet].column(type),
): Prisma.Sql | null {
  const { sqlType, keyOf } = columns[facet]
  const [key, ...others] = (facets[facet] ?? []).map((value) => keyOf(value, type))
  if (key === undefined) return null
  return others.length === 0
    ? sql`${column} = ${key}::${raw(sqlType)}`
    : sql`${column} = ANY(${[key, ...others]}::${raw(sqlType)}[])`
}

/** Literals rather than parameters: the planner must see which partial index holds the type. */
const typeConditions: Record<ProductType, Prisma.Sql> = {
  Tire: sql`product_type = 'Tire'`,
  Wheel: sql`product_type = 'Wheel'`,
  Spacer: sql`product_type = 'Spacer'`,
}

/** Products on sale with the single values of a query. Facets are counted over these, and options listed from them. */
export function finderCondition({ type, single }: Pick<ResultsQuery, 'type' | 'single'>): Prisma.Sql {
  const conditions = (Object.keys(singles) as SingleName[]).flatMap((name) => {
    const value = single[name]
    return value === undefined ? [] : [singles[name](value)]
  })
  return join([typeConditions[type], sql`NOT in_archive`, ...conditions], ' AND ')
}

/** Products on sale that a query finds, for its page and its count alike. */
export function resultsCondition(query: ResultsQuery): Prisma.Sql {
  const facetConditions = facetsOf(query.type).flatMap((facet) => facetCondition(query, facet) ?? [])
  return join([finderCondition(query), ...facetConditions], ' AND ')
}
