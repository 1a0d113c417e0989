import type { CartItem } from './schema'

export type CartChange = (items: CartItem[]) => CartItem[]

/** Puts in a line that the server answered: in place of the line of that product, or where it was added. */
export const withLine =
  (line: CartItem): CartChange =>
  (items) =>
    items.some((item) => item.product.id === line.product.id)
      ? items.map((item) => (item.product.id === line.product.id ? line : item))
      : [...items, line].sort((a, b) => a.addedAt.localeCompare(b.addedAt))

/** The lines as the buyer sees them: the server's last answer with the changes that it has not answered yet. */
export const applyChanges = (items: CartItem[], changes: readonly CartChange[]): CartItem[] =>
  changes.reduce((shown, change) => change(shown), items)
