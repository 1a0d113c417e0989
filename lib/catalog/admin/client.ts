'use client'

import type { EditedProduct, Product, ProductType } from '@/lib/catalog/product/schema'
import { call } from '@/lib/http/client'
import type { NewProduct, ProductEntry, StockAdjustment } from './entry'

const lists: Record<ProductType, string> = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' }

/** Creates a product. */
export const createProduct = ({ productType, ...entry }: NewProduct) =>
  call<Product>(`/api/${lists[productType]}`, {
    method: 'POST',
    body: entry,
    context: 'Failed to create product',
  })

/** Saves an edit. Fails with product.changed if somebody has saved another edit since `version`. */
export const updateProduct = (id: number, entry: ProductEntry, version: string) =>
  call<EditedProduct>(`/api/products/${id}`, {
    method: 'PUT',
    body: { ...entry, version },
    context: 'Failed to save product',
  })

/** Reads a product for its editor. */
export const readProduct = (id: number) =>
  call<EditedProduct>(`/api/products/${id}/edit`, { context: `Error fetching product with ID ${id}` })

/** Archives a product, or puts it on sale. */
export const setArchived = (id: number, archived: boolean) =>
  call<Product>(`/api/products/${id}/${archived ? 'archive' : 'restore'}`, {
    method: 'POST',
    context: 'Failed to archive or restore product',
  })

/** Adjusts a stock. */
export const adjustStock = (id: number, adjustment: StockAdjustment) =>
  call<Product>(`/api/products/${id}/stock`, {
    method: 'POST',
    body: adjustment,
    context: 'Failed to adjust stock',
  })
