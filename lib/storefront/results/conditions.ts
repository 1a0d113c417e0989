import 'server-only'
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { VehicleFit } from '@/lib/fitment/filter'
import { LEAST_OF_SNOW_TIRE } from '@/lib/fitment/judge/checks/load-speed'
import { loadIndexRange, splitIcVc } from '@/lib/measures/load-and-speed'
import { likeContaining } from '@/lib/platform/database/like'
import type { Tables } from '@/lib/platform/database/tables'
import { toGrosze } from '@/lib/platform/values/money'
import type { ResultsQuery } from './address'
import { type FacetName, facetsOf, priceRanges, type SingleName } from './parameters'

export type Condition = Expression<SqlBool>

const product = expressionBuilder<Tables, 'product'>()
const { ref } = product

/** As bigint: an address may ask for more grosze than an integer holds. */
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
  column: (type: ProductType) => AliasableExpression<unknown>
  sqlType: 'text' | 'float8' | 'int' | 'bool'
  /** The value of that column, from a value of an address. */
  keyOf: (value: string, type: ProductType) => string | number | boolean
  /** The value of an address, from the text of a value of that column. */
  toAddress: (key: string, type: ProductType) => string
}

const stored =
  (sqlType: FacetColumn['sqlType'], keyOf: FacetColumn['keyOf']) =>
  (column: AliasableExpression<unknown>): FacetColumn => ({
    column: () => column,
    sqlType,
    keyOf,
    toAddress: (key) => key,
  })
const text = stored('text', (value) => value)
const number = stored('float8', Number)

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
  atLeast: text(
    sql`CASE WHEN ${ref('quantityInStock')} >= ${sql.lit(WHEEL_SET)} THEN ${sql.lit(String(WHEEL_SET))} END`,
  ),
}

export const facetColumn = (facet: FacetName): FacetColumn => columns[facet]

/** One value is asked for with `=`, so that an index which has the column gives the list in order. */
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
export const finderCondition = (query: Pick<ResultsQuery, 'type' | 'single' | 'fit' | 'fittingIds'>) =>
  product.and([singlesCondition(query), product.not('inArchive')])

export const resultsCondition = (query: ResultsQuery): Condition =>
  product.and([finderCondition(query), facetsCondition(query)])

/** A column that is not known breaks no bound. */
const isNot = (broken: Condition): Condition => sql<SqlBool>`(${broken}) IS NOT TRUE`
const whereKnown = <Bound>(bound: Bound | null, condition: (bound: Bound) => Condition): Condition[] =>
  bound === null ? [] : [condition(bound)]

/** What is in the list of a vehicle: all that `judge` of lib/fitment does not say `no` of. No vehicle, no product. */
export function vehicleCondition(type: ProductType, fit: VehicleFit | undefined): Condition {
  return fit ? product.and(bounds[type](fit)) : sql<SqlBool>`false`
}

const clearsBrakes = ({ tooSmallRim }: VehicleFit): Condition[] =>
  whereKnown(tooSmallRim, (rim) => product('diameter', '>', rim))
const hasBore = (column: 'centralBoreDiameter' | 'hubBore', { leastBore }: VehicleFit): Condition =>
  isNot(product(column, '<', leastBore))

const bounds: Record<ProductType, (fit: VehicleFit) => Condition[]> = {
  Tire: (fit) => [
    ...whereKnown(fit.diameters, ({ from, to }) => product.between('overallDiameter', from, to)),
    ...clearsBrakes(fit),
    ...whereKnown(fit.leastLoadIndex, isStrongEnough),
    ...whereKnown(fit.leastSpeed, (least) =>
      isNot(product.and([product('speedKmh', '<', least), isTooSlow])),
    ),
  ],
  Wheel: (fit) => [
    product('boltPattern', '=', fit.boltPattern),
    hasBore('centralBoreDiameter', fit),
    ...clearsBrakes(fit),
    ...whereKnown(fit.leastStud, (least) => isNot(product('studMm', '<', least))),
    ...whereKnown(fit.leastWheelLoad, (least) => isNot(product('maxLoad', '<', least))),
  ],
  Spacer: (fit) => [
    product('boltPattern', '=', fit.boltPattern),
    hasBore('hubBore', fit),
    isNot(product('ringBore', '>', fit.mostLip)),
    isNot(
      product.and([
        product('mounting', '=', 'bolt-on'),
        product.or([
          product('thickness', '<', fit.leastThickness),
          ...whereKnown(fit.leastStud, (least) => product('studMm', '<', least)),
        ]),
      ]),
    ),
  ],
}

/** Of the tires in `product_strong_tire_idx`. */
const LEAST_STRONG = 105
const isStrong = isNot(
  sql`${ref('loadIndex')} BETWEEN ${sql.lit(loadIndexRange.least)} AND ${sql.lit(LEAST_STRONG - 1)}`,
)
/** The table of loads says nothing of an index below its first. */
const isNotWeaker = (least: number): Condition =>
  isNot(product.between('loadIndex', loadIndexRange.least, least - 1))

/** Beyond every load index: of a tire whose own is not known, or not in the table of loads. */
const NOT_TOO_WEAK = 32_767
/** The load index as a column of `product_tire_car_idx`; `isStrongEnough` in a form that an index can be searched by. */
export const isInStrengthRange = ({ leastLoadIndex }: VehicleFit): Condition =>
  product.and(
    whereKnown(
      leastLoadIndex,
      (
        least,
      ) => sql`CASE WHEN ${ref('loadIndex')} BETWEEN ${sql.lit(loadIndexRange.least)} AND ${sql.lit(loadIndexRange.most)}
      THEN ${ref('loadIndex')} ELSE ${sql.lit(NOT_TOO_WEAK)} END >= ${least}`,
    ),
  )

/** For a heavy car in literals too: the planner must see that the index of strong tires has all of its list. */
const isStrongEnough = (least: number): Condition =>
  least < LEAST_STRONG ? isNotWeaker(least) : product.and([isStrong, isNotWeaker(least)])

/** A winter or M+S tire may be slower than the car, from Q on. */
const isTooSlow: Condition = sql<SqlBool>`NOT (${ref('speedKmh')} >= ${sql.lit(LEAST_OF_SNOW_TIRE)}
  AND (${ref('snowflake')} IS TRUE OR ${ref('mudAndSnow')} IS TRUE))`
