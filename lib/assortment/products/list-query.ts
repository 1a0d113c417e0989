import { z } from 'zod'
import { seasons, uses } from '@/lib/catalog/product/fields/options'
import { productTypes } from '@/lib/catalog/product/schema'
import { whole } from '@/lib/platform/values/text'

/** Up to this stock, in pieces, the list marks a product as running out. */
export const LOW_STOCK = 4

export const saleFilters = ['onSale', 'draft', 'archived', 'all'] as const
export const stockFilters = ['any', 'low', 'out'] as const
export const adminProductSorts = ['newest', 'changed', 'title', 'price', '-price', 'stock', '-stock'] as const

export const AdminProductsQuery = z.object({
  /** Words of the title, an SKU, EAN or id, or a size without its signs. */
  search: z.string().trim().max(200, 'too_long').default(''),
  type: z.enum(productTypes, 'unknown_value').optional(),
  sale: z.enum(saleFilters, 'unknown_value').default('onSale'),
  stock: z.enum(stockFilters, 'unknown_value').default('any'),
  use: z.enum(uses, 'unknown_value').optional(),
  season: z.enum(seasons, 'unknown_value').optional(),
  manufacturer: z.string().trim().max(100, 'too_long').optional(),
  diameter: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'invalid_number')
    .optional(),
  sort: z.enum(adminProductSorts, 'unknown_value').default('newest'),
  page: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(25),
})
export const ProductsFilter = AdminProductsQuery.omit({ sort: true, page: true, pageSize: true })
export type ProductsFilter = z.output<typeof ProductsFilter>
export const PickerQuery = AdminProductsQuery.pick({ search: true })
export type AdminProductsQuery = z.output<typeof AdminProductsQuery>
