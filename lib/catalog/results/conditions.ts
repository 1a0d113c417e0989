import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { toGrosze } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import type { ResultsQuery } from './address'
import { type FacetName, facetsOf, priceRanges, type SingleName } from './parameters'

// What a results address asks for, said to PostgreSQL.

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
  // as bigint: a bound may be more than an integer of grosze holds
  priceFrom: (value) => sql`price_grosze >= ${toGrosze(Number(value))}::bigint`,
  priceTo: (value) => sql`price_grosze <= ${toGrosze(Number(value))}::bigint`,
}

/** How a facet stands in a row, and how an address writes it. */
type FacetColumn = {
  /** The value that products are counted by. */
  value: (type: ProductType) => Prisma.Sql
  /** Values of an address as an array of such values. */
  keys: (type: ProductType, values: readonly string[]) => Prisma.Sql
  /** The address's word for a value, which the facet query gives as text. */
  written: (type: ProductType, value: string) => string
}

const asIs = (_: ProductType, value: string) => value

const text = (column: Prisma.Sql): FacetColumn => ({
  value: () => column,
  keys: (_, values) => sql`${[...values]}::text[]`,
  written: asIs,
})
const number = (column: Prisma.Sql): FacetColumn => ({
  value: () => column,
  keys: (_, values) => sql`${values.map(Number)}::float8[]`,
  written: asIs,
})

const steps = (type: ProductType) =>
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
    value: (type) => sql`width_bucket(price_grosze, ${steps(type)}::int[])`,
    keys: (type, values) =>
      sql`${values.map((value) => priceRanges[type].findIndex((range) => range.value === value))}::int[]`,
    written: (type, value) => priceRanges[type][Number(value)]?.value ?? '',
  },
  inStock: {
    value: () => sql`sold_out`,
    keys: (_, values) => sql`${values.map((value) => value === 'no')}::bool[]`,
    written: (_, value) => (value === 'true' ? 'no' : 'yes'),
  },
}

export const facetColumn = (facet: FacetName): FacetColumn => columns[facet]

// Written out, not a parameter: the planner must see which partial index holds the type.
const ofType: Record<ProductType, Prisma.Sql> = {
  Tire: sql`product_type = 'Tire'`,
  Wheel: sql`product_type = 'Wheel'`,
  Spacer: sql`product_type = 'Spacer'`,
}

/** Products on sale that the finder's part of a query asks for: what facets are counted over. */
export function finderCondition({ type, single }: ResultsQuery): Prisma.Sql {
  const asked = (Object.keys(singles) as SingleName[]).flatMap((name) => {
    const value = single[name]
    return value === undefined ? [] : [singles[name](value)]
  })
  return join([ofType[type], sql`NOT in_archive`, ...asked], ' AND ')
}

/** All that a query asks for. */
export function resultsCondition(query: ResultsQuery): Prisma.Sql {
  const chosen = facetsOf(query.type).flatMap((facet) => {
    const values = query.facets[facet]
    return values?.length
      ? [sql`${columns[facet].value(query.type)} = ANY(${columns[facet].keys(query.type, values)})`]
      : []
  })
  return join([finderCondition(query), ...chosen], ' AND ')
}
