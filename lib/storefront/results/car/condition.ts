import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { VehicleFit } from '@/lib/fitment/filter'
import { LEAST_OF_SNOW_TIRE } from '@/lib/fitment/judge/checks/load-speed'
import { loadIndexRange } from '@/lib/measures/load-and-speed'
import type { Tables } from '@/lib/platform/database/tables'

type Condition = Expression<SqlBool>

const product = expressionBuilder<Tables, 'product'>()
const { ref } = product

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
