import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { toGrosze } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import type { ResultsQuery } from './address'
import { type FacetName, facetsOf, priceRanges, type SingleName } from './parameters'

// The SQL conditions of a results query.

const { sql, join } = Prisma

const equalTo = (column: Prisma.Sql) => (value: string) => sql`${column} = ${value}`
const equalToNumber = (column: Prisma.Sql) => (value: string) => sql`${column} = ${Number(value)}::float8`

const singles: Record<SingleName, (value: string) => Prisma.Sql> = {
  width: equalToNumber(sql`width`),
  profile: equalToNumber(sql`profile`),
  diameter: equalToNumber(sql`diameter`),
  season: equalTo(sql`season`),
  manufacturer: equalTo(sql`manufacturer`),
  icVc: equalTo(sql`ic_vc`),
  boltSpacing: equalTo(sql`bolt_pattern`),
  boltDistance: equalTo(sql`bolt_pattern`),
  centralBoreDiameter: equalToNumber(sql`central_bore_diameter`),
  // as bigint, because somebody may ask for more grosze than an integer holds
  priceFrom: (value) => sql`price_grosze >= ${toGrosze(Number(value))}::bigint`,
  priceTo: (value) => sql`price_grosze <= ${toGrosze(Number(value))}::bigint`,
}

/** How a facet stands in a row, and how an address writes it. */
type FacetColumn = {
  /** What products are counted by. */
  column: (type: ProductType) => Prisma.Sql
  /** An array of values of that column, from values of an address. */
  keys: (type: ProductType, values: readonly string[]) => Prisma.Sql
  /** The value of an address, from the text of a value of that column. */
  toAddress: (type: ProductType, key: string) => string
}

const unchanged = (_: ProductType, key: string) => key

const text = (column: Prisma.Sql): FacetColumn => ({
  column: () => column,
  keys: (_, values) => sql`${[...values]}::text[]`,
  toAddress: unchanged,
})
const number = (column: Prisma.Sql): FacetColumn => ({
  column: () => column,
  keys: (_, values) => sql`${values.map(Number)}::float8[]`,
  toAddress: unchanged,
})

/** Upper ends of the price ranges, in grosze. */
const rangeEnds = (type: ProductType) =>
  priceRanges[type].flatMap((range) => (range.to === null ? [] : [toGrosze(range.to)]))

const columns: Record<FacetName, FacetColumn> = {
  protector: text(sql`protector`),
  typeOfTire: text(sql`type_of_tire`),
  typeOfWheel: text(sql`type_of_wheel`),
  material: text(sql`material`),
  color: text(sql`color`),
  mounting: text(sql`mounting`),
  width: number(sql`width`),
  thickness: number(sql`thickness`),
  offset: number(sql`"offset"`),
  price: {
    column: (type) => sql`width_bucket(price_grosze, ${rangeEnds(type)}::int[])`,
    keys: (type, values) =>
      sql`${values.map((value) => priceRanges[type].findIndex((range) => range.value === value))}::int[]`,
    toAddress: (type, key) => priceRanges[type][Number(key)]?.value ?? '',
  },
  inStock: {
    column: () => sql`sold_out`,
    keys: (_, values) => sql`${values.map((value) => value === 'no')}::bool[]`,
    toAddress: (_, key) => (key === 'true' ? 'no' : 'yes'),
  },
}

export const facetColumn = (facet: FacetName): FacetColumn => columns[facet]

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
  const facetConditions = facetsOf(query.type).flatMap((facet) => {
    const values = query.facets[facet]
    return values?.length
      ? [sql`${columns[facet].column(query.type)} = ANY(${columns[facet].keys(query.type, values)})`]
      : []
  })
  return join([finderCondition(query), ...facetConditions], ' AND ')
}
