import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { readJson } from '@/lib/platform/browser/tab-storage'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import { loadCart, setOwner } from './client'
import { LEFT_BEHIND_KEY, linesIn, type Pieces, readVisitorCart } from './visitor-cart'

/** `partly`: the stock had fewer, as /cart says. `waiting`: a call failed, and the next reading tries again. */
type Merged = 'whole' | 'partly' | 'waiting'

/** Puts a visitor's goods into the cart of the account that has just been signed in, an anonymous one included, once. */
export async function mergeVisitorCart(userId: string): Promise<Merged> {
  await setOwner(userId)
  if (readVisitorCart().length > 0) await loadCart()
  if (readVisitorCart().length > 0) return 'waiting'
  return readLeftBehind(userId).length > 0 ? 'partly' : 'whole'
}

// Pieces that a visitor wanted and the account's cart could not take: /cart names them until the buyer confirms.

type LeftBehind = { userId?: unknown; lines?: unknown }

/** The lines that this account did not get, with the wanted pieces. */
export function readLeftBehind(userId: string): Pieces[] {
  const stored = readJson(browserStorage, LEFT_BEHIND_KEY) as LeftBehind | null
  return stored?.userId === userId ? linesIn(stored.lines) : []
}

export function addLeftBehind(userId: string, line: Pieces): void {
  const others = readLeftBehind(userId).filter(({ productId }) => productId !== line.productId)
  const lines = [...others, line].slice(-MOST_LINES)
  browserStorage.setItem(LEFT_BEHIND_KEY, JSON.stringify({ userId, lines }))
}

type Stock = { inArchive: boolean; quantityInStock: number }

/** Whether the stock keeps a line short; null is no longer sold. What there is more of has been taken out on purpose. */
export const isMissing = (wanted: number, held: number, product: Stock | null): boolean =>
  held < wanted && !(product && !product.inArchive && product.quantityInStock > held)

export const forgetLeftBehind = (): void => browserStorage.removeItem(LEFT_BEHIND_KEY)
