import type { CartProblem } from './client'

export type Reordered = 'added' | 'fewer' | 'inCart' | 'notForSale' | 'soldOut' | 'failed'

type Attempt = {
  wanted: number
  /** Why it was not added; null where it was. */
  refusal: CartProblem | null
  /** Pieces that the cart has now. */
  held: number
  /** It was in the cart before, which leaves a line as it is. */
  wasInCart: boolean
}

export function reordered({ wanted, refusal, held, wasInCart }: Attempt): Reordered {
  if (refusal === null && held >= wanted) return 'added'
  if (refusal === null) return wasInCart ? 'inCart' : 'fewer'
  if (refusal === 'cart.not_for_sale' || refusal === 'product.not_found') return 'notForSale'
  return refusal === 'cart.out_of_stock' ? 'soldOut' : 'failed'
}
