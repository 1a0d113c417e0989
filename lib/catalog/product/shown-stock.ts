import { EXACT_STOCK } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'

/** The stock as public pages tell it: any number above the exact ones is the same to them. */
export const shownStock = (stock: number): number => Math.min(stock, EXACT_STOCK + 1)

/** Products for cached pages, which do not expire with a stock that they do not tell. */
export const withShownStock = <P extends Product>(product: P): P => ({
  ...product,
  quantityInStock: shownStock(product.quantityInStock),
})
