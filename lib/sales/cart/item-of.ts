import type { Product } from '@/lib/catalog/product/schema'
import type { CartItem } from './schema'

/** A line that no account's cart has. Its `addedAt` is its place, as a time. */
export function itemOf(product: Product, quantity: number, place = 0): CartItem {
  const { weight, ...shown } = product
  const line = { ...shown, retread: product.productType === 'Tire' && product.retread === true }
  return {
    id: product.id,
    product: weight ? { ...line, weight } : line,
    quantity,
    addedAt: new Date(place).toISOString(),
  }
}
