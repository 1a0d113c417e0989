import 'server-only'
import type { Selectable } from 'kysely'
import { query } from '@/lib/core/database/query'
import type { Tables } from '@/lib/core/database/tables'
import { type FieldColumn, storedFields } from './columns'
import { type Field, productTypes } from './fields'
import type { Product } from './schema'

/** Columns that are no fields: other writes than an edit change them. */
const ownColumns = [
  'id',
  'productType',
  'quantityInStock',
  'inArchive',
  'isDraft',
  'lowestPriceGrosze',
  'promotionUntil',
] as const
type ProductColumn = (typeof ownColumns)[number] | FieldColumn
/** A row of the product table. */
export type ProductRow = Pick<Selectable<Tables['product']>, ProductColumn>

/** What `toProduct` needs. */
export const columnsOfProduct: readonly ProductColumn[] = [
  ...ownColumns,
  ...new Set(productTypes.flatMap((type) => storedFields[type].map(({ column }) => column))),
]

/** Products as `toProduct` takes them. */
export const selectProducts = (on = query()) => on.selectFrom('product').select(columnsOfProduct)

/** A product from its row. The cast is safe: the table has a CHECK for each field. */
export function toProduct(row: ProductRow): Product {
  const product: Record<string, unknown> = {
    id: row.id,
    productType: row.productType,
    quantityInStock: row.quantityInStock,
    status: row.inArchive ? (row.isDraft ? 'draft' : 'archived') : 'onSale',
    inArchive: row.inArchive,
    lowestPriceGrosze: row.lowestPriceGrosze,
    promotionUntil: row.promotionUntil?.toISOString() ?? null,
  }
  for (const { name, field, column } of storedFields[row.productType])
    product[name] = known(field, row[column])
  return product as Product
}

function known(field: Field, value: unknown): unknown {
  // null in rows that the shop did not write
  return field.kind === 'flag' && field.notNull ? value === true : value
}
