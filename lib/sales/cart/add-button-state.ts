export type AddButtonState = 'archived' | 'inCart' | 'soldOut' | 'ready'

/** What every add button shows: a product that is archived, in the cart or sold out cannot be added. */
export function addButtonState(product: {
  inArchive: boolean
  inCart: boolean
  stock: number
}): AddButtonState {
  if (product.inArchive) return 'archived'
  if (product.inCart) return 'inCart'
  return product.stock <= 0 ? 'soldOut' : 'ready'
}
