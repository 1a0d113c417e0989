'use client'

import type { Product } from '@/lib/catalog/product/schema'
import { callPriced } from '@/lib/http/client'

/** A product as it is now. */
export const readShownProduct = (id: number) =>
  callPriced<Product>(`/api/products/${id}`, { context: `Error fetching product with ID ${id}` })
