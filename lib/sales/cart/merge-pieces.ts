import { CallError, callPriced } from '@/lib/platform/http/client'
import { addLeftBehind } from './merge'
import { type Pieces, readVisitorCart, writeVisitorCart } from './visitor-cart'

/**
 * Puts what waits in this browser into the cart of an account. A product in both gets the larger quantity, so that a
 * repeated merge adds nothing twice. False: something still waits, because a call failed.
 */
export const mergePieces = (userId: string): Promise<boolean> =>
  oneTabAtATime(async () => {
    const lines = readVisitorCart()
    if (lines.length === 0) return true
    try {
      const items = await callPriced('GET /api/trakt/cart/[userId]/items', {
        params: { userId },
        context: 'Failed to load cart items',
      })
      const held = new Map(items.map(({ product, quantity }) => [product.id, quantity]))
      for (const line of lines) await mergeLine(userId, line, held.get(line.productId) ?? 0)
      return readVisitorCart().length === 0
    } catch (error) {
      console.warn(`Goods still wait in this browser: ${error}`)
      return false
    }
  })

async function mergeLine(userId: string, line: Pieces, held: number): Promise<void> {
  const { productId, quantity } = line
  const got = held < quantity ? await addPieces(userId, productId, quantity - held) : held
  if (got < quantity) addLeftBehind(userId, line)
  // what was changed meanwhile waits for the next merge
  writeVisitorCart(
    readVisitorCart().filter((each) => each.productId !== productId || each.quantity !== quantity),
  )
}

const refusals: string[] = ['cart.out_of_stock', 'cart.not_for_sale', 'product.not_found']

/** Pieces that the line has afterward: the server gives no more than the stock. */
async function addPieces(userId: string, productId: number, quantity: number): Promise<number> {
  try {
    const item = await callPriced('POST /api/trakt/cart/[userId]/add', {
      params: { userId },
      body: { product: { id: productId }, quantity },
      context: 'Failed to add item to cart',
    })
    return item.quantity
  } catch (error) {
    if (error instanceof CallError && refusals.includes(error.code)) return 0
    throw error
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Signing in reaches all tabs at once. Without locks, as on a page without HTTPS, at least this tab merges once at a time. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request('trakt-visitor-cart', work)
  const done = last.then(work)
  last = done
  return done
}
