import 'server-only'
import type { Selectable } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { type FieldColumn, storedFields } from './columns'
import { type ProductField, productTypes, type StaffFields } from './fields'
import type { Product, StaffProduct } from './schema'

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
type StaffColumn = (typeof ownColumns)[number] | FieldColumn
type ProductColumn = Exclude<StaffColumn, keyof StaffFields>
/** A row of the product table, without what only the staff may see. */
export type ProductRow = Pick<Selectable<Tables['product']>, ProductColumn>
export type StaffRow = Pick<Selectable<Tables['product']>, StaffColumn>

const described = productTypes.flatMap((type) => storedFields[type])
const staffOnly = new Set<StaffColumn>(
  described.flatMap(({ field, column }) => (field.staffOnly ? [column] : [])),
)

export const columnsForStaff: readonly StaffColumn[] = [
  ...ownColumns,
  ...new Set(described.map(({ column }) => column)),
]

export const columnsOfProduct = columnsForStaff.filter(
  (column): column is ProductColumn => !staffOnly.has(column),
)

export const selectProducts = () => query().selectFrom('product').select(columnsOfProduct)

export const selectForStaff = (on = query()) => on.selectFrom('product').select(columnsForStaff)

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
  const values: Partial<StaffRow> = row
  for (const { name, field, column } of storedFields[row.productType])
    if (!staffOnly.has(column)) product[name] = known(field, values[column])
  return product as Product
}

export const toStaffProduct = (row: StaffRow): StaffProduct => ({
  ...toProduct(row),
  costGrosze: row.costGrosze,
})

function known(field: ProductField, value: unknown): unknown {
  // null in rows that the shop did not write
  return field.kind === 'flag' && field.notNull ? value === true : value
}
