import { maxQuantity } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import type { CartItem } from './schema'

/** Why a line cannot be ordered as it stands. The server refuses the same in `lib/sales/placing/place.service.ts`. */
export type LineProblem = 'archived' | 'soldOut' | 'tooFew'

export function lineProblem({ product, quantity }: CartItem): LineProblem | null {
  if (product.inArchive) return 'archived'
  if (product.quantityInStock <= 0) return 'soldOut'
  return product.quantityInStock < quantity ? 'tooFew' : null
}

type Quantified = { product: Pick<CartItem['product'], 'quantityInStock'>; quantity: number }

/** The options of the quantity select: 1 to the lesser of `MAX_QUANTITY` and the stock, and the line's own quantity if that is more. */
export function quantityChoices({ product, quantity }: Quantified): number[] {
  const offered = quantitiesUpTo(product.quantityInStock)
  return offered.includes(quantity) ? offered : [...offered, quantity]
}

/** Quantities of a product with this stock that can be put into a cart: 1 to the lesser of `MAX_QUANTITY` and the stock. */
export const quantitiesUpTo = (stock: number): number[] =>
  Array.from({ length: maxQuantity(stock) }, (_, index) => index + 1)

/** The first price of a product that costs more now: a higher one would announce a reduction (98/6/EC, Article 6a). */
export function formerPrice(
  { product }: Pick<CartItem, 'product'>,
  firstPrices: ReadonlyMap<number, number>,
): number | null {
  const first = firstPrices.get(product.id)
  return first !== undefined && first < product.priceGrosze ? first : null
}

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
