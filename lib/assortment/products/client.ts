'use client'

import type { z } from 'zod'
import type { DraftsToDelete } from '@/lib/assortment/products/bulk/rules'
import { call, callPriced } from '@/lib/platform/http/client'
import { inPln } from '@/lib/platform/http/money'
import type { NewProduct, ProductEntry } from './entry'

const lists = { Tire: 'POST /api/tires', Wheel: 'POST /api/wheels', Spacer: 'POST /api/spacers' } as const

export const findToOrder = (search: string) =>
  callPriced('GET /api/admin/orders/products', { query: { search } })

export const createProduct = ({ productType, ...entry }: NewProduct) =>
  callPriced(lists[productType], { body: inPln(entry) })

/** Saves an edit. Fails with product.changed if somebody has saved another edit since `version`. */
export const updateProduct = (id: number, entry: ProductEntry, version: string) =>
  callPriced('PUT /api/products/[id]', { params: { id }, body: { ...inPln(entry), version } })

export const readProduct = (id: number) =>
  callPriced('GET /api/products/[id]/edit', {
    params: { id },
    context: `Error fetching product with ID ${id}`,
  })

export const setArchived = (id: number, archived: boolean) =>
  callPriced(archived ? 'POST /api/products/[id]/archive' : 'POST /api/products/[id]/restore', {
    params: { id },
  })

/** Deletes the drafts among the picked products or of a whole list; answers the products that stay, and why. */
export const deleteDrafts = (body: z.input<typeof DraftsToDelete>) =>
  call('DELETE /api/admin/products/drafts', { body })

/** Plans a promotion, or starts it at once; the price in PLN, the times in ISO 8601. */
export const planPromotion = (
  id: number,
  plan: { price?: number | undefined; startsAt: string | null; endsAt: string },
) =>
  // a missing price is refused with its field
  callPriced('POST /api/products/[id]/promotion', {
    params: { id },
    body: plan as typeof plan & { price: number },
  })
