import type { PriceChange, WholeList } from '@/lib/assortment/products/bulk/rules'
import type { StockAdjustment } from '@/lib/assortment/products/stock-adjustment'
import { toPln } from '@/lib/platform/values/money'

/** The checkboxes of the table belong to the form above it by this id: forms cannot be nested. */
export const BULK_FORM = 'bulk-products'

export type PickedProduct = {
  id: number
  title: string
  priceGrosze: number
  quantityInStock: number
  isDraft: boolean
}

export type BulkWish =
  | { action: 'price'; change: PriceChange }
  | { action: 'stock'; adjustment: StockAdjustment }
  | { action: 'archive' | 'restore' }

/** The change for a whole list, or for the picked products with the prices that were seen. */
export function bulkChangeOf(wish: BulkWish, list: WholeList | null, picked: readonly PickedProduct[]) {
  if (list) return { ...wish, list }
  const products = picked.map(({ id, priceGrosze }) => ({ id, price: toPln(priceGrosze) }))
  return wish.action === 'price'
    ? { ...wish, products }
    : { ...wish, products: products.map(({ id }) => ({ id })) }
}
