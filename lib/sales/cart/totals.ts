import type { DeliveryLine } from '@/lib/sales/delivery/rules'
import type { CartItem } from './schema'

/** Grosze a line costs. */
export const lineTotal = ({ product, quantity }: CartItem): number => product.priceGrosze * quantity

/** Grosze a cart costs. */
export const cartTotal = (items: CartItem[]): number =>
  items.reduce((total, item) => total + lineTotal(item), 0)

/** Pieces in a cart, all products together. */
export const pieceCount = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((pieces, { quantity }) => pieces + quantity, 0)

/** A cart as the price of its delivery depends on it. */
export const deliveryLines = (items: CartItem[]): DeliveryLine[] =>
  items.map(({ product, quantity }) => ({ ...product, quantity }))
