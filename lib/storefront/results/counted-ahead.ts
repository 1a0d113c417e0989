import 'server-only'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ResultsQuery } from './address'
import { isInStrengthRange } from './car/condition'
import { type Condition, finderCondition, singlesCondition } from './conditions'

// `facet_count` knows how many products have each combination of facet values. It has no sizes, words and exact prices.

type FacetCount = Selectable<Tables['facetCount']>

/**
 * The combinations of facet values with how many of the finder's products have them, as rows of `facetCount`; null where
 * the products have to be counted one by one. `condition` leaves out combinations before their products are counted.
 */
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

/** What tells combinations of tires apart: the arguments of tire_facet_key(), in their order. */
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
