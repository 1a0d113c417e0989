import type { CartProblem } from './client'

/** How a line of an earlier order came back into the cart. */
export type Reordered = 'added' | 'fewer' | 'notForSale' | 'soldOut' | 'failed'

/** `refusal` is why it was not added, null where it was; `held` is how many pieces the cart has now. */
export function reordered(wanted: number, refusal: CartProblem | null, held: number): Reordered {
  if (refusal === null) return held < wanted ? 'fewer' : 'added'
  if (refusal === 'cart.not_for_sale' || refusal === 'product.not_found') return 'notForSale'
  return refusal === 'cart.out_of_stock' ? 'soldOut' : 'failed'
}
