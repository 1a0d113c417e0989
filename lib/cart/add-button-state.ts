export type AddButtonState = 'archived' | 'inCart' | 'soldOut' | 'ready'

/** The one rule of every add button: what is no longer sold, already in the cart or sold out cannot be added. */
export function addButtonState(of: { inArchive: boolean; inCart: boolean; stock: number }): AddButtonState {
  if (of.inArchive) return 'archived'
  if (of.inCart) return 'inCart'
  return of.stock <= 0 ? 'soldOut' : 'ready'
}
