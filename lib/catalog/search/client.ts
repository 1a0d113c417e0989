'use client'

import type { Product } from '@/lib/catalog/product/schema'
import { callPriced } from '@/lib/http/client'
import { cleanTitle } from './address'

/** Products on sale that a question finds, by words of the title, SKU or bar code. */
export async function findProducts(question: string): Promise<Product[]> {
  const title = cleanTitle(question)
  if (title === '' || /^\.{1,2}$/.test(title)) return []
  return callPriced<Product[]>(`/api/products/title/${encodeURIComponent(title)}`, {
    context: 'Failed to search products',
  })
}

/** A product as it is now. */
export const readShownProduct = (id: number) =>
  callPriced<Product>(`/api/products/${id}`, { context: `Error fetching product with ID ${id}` })
