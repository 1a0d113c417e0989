'use client'

import type { z } from 'zod'
import type { BulkChange, DraftsToDelete, KeptProduct } from '@/lib/catalog/admin/bulk/rules'
import type { EditedProduct, Product, ProductType } from '@/lib/catalog/product/schema'
import { call, callPriced } from '@/lib/http/client'
import { inPln } from '@/lib/http/money'
import type { NewProduct, ProductEntry } from './entry'
import type { StockAdjustment } from './stock-adjustment'

const lists: Record<ProductType, string> = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' }

/** Products on sale that the staff's search finds, for an order. */
export const findToOrder = (search: string) =>
  callPriced<Product[]>(`/api/admin/orders/products?${new URLSearchParams({ search })}`, {
    context: 'Failed to search products',
  })

/** Creates a product. */
export const createProduct = ({ productType, ...entry }: NewProduct) =>
  callPriced<Product>(`/api/${lists[productType]}`, {
    method: 'POST',
    body: inPln(entry),
    context: 'Failed to create product',
  })

/** Saves an edit. Fails with product.changed if somebody has saved another edit since `version`. */
export const updateProduct = (id: number, entry: ProductEntry, version: string) =>
  callPriced<EditedProduct>(`/api/products/${id}`, {
    method: 'PUT',
    body: { ...inPln(entry), version },
    context: 'Failed to save product',
  })

/** Reads a product for its editor. */
export const readProduct = (id: number) =>
  callPriced<EditedProduct>(`/api/products/${id}/edit`, { context: `Error fetching product with ID ${id}` })

/** Archives a product, or puts it on sale. */
export const setArchived = (id: number, archived: boolean) =>
  callPriced<Product>(`/api/products/${id}/${archived ? 'archive' : 'restore'}`, {
    method: 'POST',
    context: 'Failed to archive or restore product',
  })

/** Deletes a draft. Fails with product.ordered if somebody has ordered it. */
export const deleteDraft = (id: number) =>
  call<void>(`/api/products/${id}`, { method: 'DELETE', context: 'Failed to delete product' })

/** Deletes the drafts among the picked products or of a whole list; answers the products that stay, and why. */
export const deleteDrafts = (which: z.input<typeof DraftsToDelete>) =>
  call<{ deleted: number; kept: KeptProduct[] }>('/api/admin/products/drafts', {
    method: 'DELETE',
    body: which,
    context: 'Failed to delete drafts',
  })

/** Changes all of the picked products, or none. Prices are in PLN. */
export const changeProducts = (change: z.input<typeof BulkChange>) =>
  call<{ changed: number }>('/api/admin/products', {
    method: 'PATCH',
    body: change,
    context: 'Failed to change products',
  })

/** Undoes a change of several products; answers those that have changed since and stay as they are. */
export const undoBulkChange = (id: number) =>
  call<{ undone: number; kept: { id: number; title: string }[] }>(`/api/admin/products/changes/${id}/undo`, {
    method: 'POST',
    context: 'Failed to undo a change of products',
  })

/** Adjusts a stock. */
export const adjustStock = (id: number, adjustment: StockAdjustment) =>
  callPriced<Product>(`/api/products/${id}/stock`, {
    method: 'POST',
    body: adjustment,
    context: 'Failed to adjust stock',
  })

/** Plans a promotion, or starts it at once; the price in PLN, the times in ISO 8601. */
export const planPromotion = (
  id: number,
  plan: { price?: number | undefined; startsAt: string | null; endsAt: string },
) =>
  callPriced<Product>(`/api/products/${id}/promotion`, {
    method: 'POST',
    body: plan,
    context: 'Failed to plan a promotion',
  })

/** Ends the running promotion, or drops the planned one. */
export const endPromotion = (id: number) =>
  callPriced<Product>(`/api/products/${id}/promotion`, {
    method: 'DELETE',
    context: 'Failed to end a promotion',
  })
