'use client'

import type { EditedProduct, Product, ProductType } from '@/lib/catalog/product/schema'
import { callPriced } from '@/lib/http/client'
import { inPln } from '@/lib/http/money'
import type { NewProduct, ProductEntry, StockAdjustment } from './entry'

const lists: Record<ProductType, string> = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' }

/** Puts a product into the catalogue. */
export const createProduct = ({ productType, ...entry }: NewProduct) =>
  callPriced<Product>(`/api/${lists[productType]}`, {
    method: 'POST',
    body: inPln(entry),
    context: 'Failed to create product',
  })

/** Saves an edit, provided that nobody saved another one since `version`. */
export const updateProduct = (id: number, entry: ProductEntry, version: string) =>
  callPriced<EditedProduct>(`/api/products/${id}`, {
    method: 'PUT',
    body: { ...inPln(entry), version },
    context: 'Failed to save product',
  })

/** A product as it is now, for its editor. */
export const readProduct = (id: number) =>
  callPriced<EditedProduct>(`/api/products/${id}/edit`, { context: `Error fetching product with ID ${id}` })

/** Takes a product out of the shop, or puts it back. */
export const setArchived = (id: number, archived: boolean) =>
  callPriced<Product>(`/api/products/${id}/${archived ? 'archive' : 'restore'}`, {
    method: 'POST',
    context: 'Failed to archive or restore product',
  })

/** Puts a stock right. */
export const adjustStock = (id: number, adjustment: StockAdjustment) =>
  callPriced<Product>(`/api/products/${id}/stock`, {
    method: 'POST',
    body: adjustment,
    context: 'Failed to adjust stock',
  })
