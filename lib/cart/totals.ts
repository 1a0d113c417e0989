import type { CartItem } from './schema'

/** Grosze a line costs. */
export const lineTotal = ({ product, quantity }: CartItem): number => product.priceGrosze * quantity

/** Grosze a cart costs. */
export const cartTotal = (items: CartItem[]): number =>
  items.reduce((total, item) => total + lineTotal(item), 0)

/** Pieces in a cart, all products together. */
export const pieceCount = (items: CartItem[]): number =>
  items.reduce((pieces, { quantity }) => pieces + quantity, 0)
