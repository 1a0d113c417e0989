import 'server-only'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { finderCondition } from './conditions'

type Column = 'width' | 'profile' | 'diameter' | 'boltPattern' | 'thickness'
type Product = Selectable<Tables['product']>

/** Values of some columns that a product on sale has together, and whether all products with them are sold out. */
export type Combination<Of extends Column> = { [Name in Of]: NonNullable<Product[Name]> } & {
  soldOut: boolean
}

/** Goes from combination to combination through the finder's index: the cost grows with them and not the products. */
export async function combinationsOnSale<Of extends Column>(
  type: ProductType,
  columns: readonly Of[],
): Promise<Combination<Of>[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const last = sql.join(columns.map((column) => sql.ref(`step.${column}`)))
  // the first of a combination is in stock if any is
  const first = sql`
    SELECT ${names}, sold_out FROM product WHERE ${finderCondition({ type, single: {} })}`
  const order = sql`ORDER BY ${names}, sold_out LIMIT 1`
  const isNext = sql<SqlBool>`(${names}) > (${last})`
  const { rows } = await sql<Combination<Of>>`
    WITH RECURSIVE step AS (
      (${first} ${order}) UNION ALL SELECT next.* FROM step, LATERAL (${first} AND ${isNext} ${order}) AS next
    )
    SELECT * FROM step`.execute(query())
  return rows
}

export const sizesOnSale = (): Promise<TireSize[]> =>
  combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
