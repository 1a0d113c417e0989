import 'server-only'
import { toPln } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import { storedFields } from './columns'
import { type Field, type ProductType, productTypes } from './fields'
import type { Product } from './schema'

/** A row of the product table. */
export type ProductRow = {
  id: number
  product_type: ProductType
  quantity_in_stock: number
  in_archive: boolean
  is_draft: boolean
  [column: string]: unknown
}

const ofFields = new Set(productTypes.flatMap((type) => storedFields[type].map(({ sql }) => `"${sql}"`)))

export const productColumns = Prisma.raw(
  [
    'id',
    'product_type::text AS product_type',
    'quantity_in_stock',
    'in_archive',
    'is_draft',
    ...ofFields,
  ].join(', '),
)

/** A product in the shape of the API. The cast is safe: the table has a CHECK for each field. */
export function toProduct(row: ProductRow): Product {
  const described = storedFields[row.product_type].map(({ name, field, sql }) => [
    name,
    answered(field, row[sql]),
  ])
  return {
    id: row.id,
    productType: row.product_type,
    quantityInStock: row.quantity_in_stock,
    status: row.in_archive ? (row.is_draft ? 'draft' : 'archived') : 'onSale',
    inArchive: row.in_archive,
    ...Object.fromEntries(described),
  } as Product
}

function answered(field: Field, value: unknown): unknown {
  if (field.kind === 'money') return toPln(Number(value))
  // null in rows that the shop did not write
  return field.kind === 'flag' && field.notNull ? value === true : value
}
