import type { CartItem } from './schema'

/** What a step of the buyer does to the lines of a cart. */
export type CartChange = (items: CartItem[]) => CartItem[]

export const withQuantity =
  (productId: number, quantity: number): CartChange =>
  (items) =>
    items.map((item) => (item.product.id === productId ? { ...item, quantity } : item))

export const without =
  (productId: number): CartChange =>
  (items) =>
    items.filter((item) => item.product.id !== productId)

export const emptied: CartChange = () => []

/** A line as the server answered it: in place of the one of its product, or as the newest. */
export const withLine =
  (line: CartItem): CartChange =>
  (items) =>
    items.some((item) => item.product.id === line.product.id)
      ? items.map((item) => (item.product.id === line.product.id ? line : item))
      : [...items, line]

/** The lines as the buyer sees them: what the server said last, and on top of it what it has not answered yet. */
export const applied = (items: CartItem[], changes: readonly CartChange[]): CartItem[] =>
  changes.reduce((shown, change) => change(shown), items)
