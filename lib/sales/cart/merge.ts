import { load, setOwner } from './client'
import { readLeftBehind } from './left-behind'
import { readVisitorCart } from './visitor-cart'

/**
 * What became of the goods that a visitor had put into the cart. `partly`: the stock had fewer, or a product is no longer
 * sold; /cart says which. `waiting`: a call failed; the goods stay in the browser, and every reading of the cart tries again.
 */
type Merged = 'whole' | 'partly' | 'waiting'

/** Puts a visitor's goods into the cart of the account that has just been signed in, an anonymous one included, once. */
export async function mergeVisitorCart(userId: string): Promise<Merged> {
  await setOwner(userId)
  if (readVisitorCart().length > 0) await load()
  if (readVisitorCart().length > 0) return 'waiting'
  return readLeftBehind(userId).length > 0 ? 'partly' : 'whole'
}
