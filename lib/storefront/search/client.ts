'use client'

import { callPriced } from '@/lib/platform/http/client'

/** A product as it is now. */
export const readShownProduct = (id: number) =>
  callPriced('GET /api/products/[id]', { params: { id }, context: `Error fetching product with ID ${id}` })
