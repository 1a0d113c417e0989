import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { readJson } from '@/lib/platform/browser/tab-storage'
import { MAX_QUANTITY, MOST_LINES } from '@/lib/platform/values/max-quantity'
import { isRowId } from '@/lib/platform/values/row-id'

// A visitor's cart waits in local storage until somebody signs in. Every page loads this file.

/** The keys in local storage: what waits, and what an account did not get of it (`merge.ts`). */
const VISITOR_CART_KEY = 'trakt-visitor-cart'
export const LEFT_BEHIND_KEY = 'trakt-cart-left-behind'

export type Pieces = { productId: number; quantity: number }

/** The cart if local storage refuses it, until the page is left. */
let unstored: Pieces[] | null = null

/** The visitor's cart, oldest first. It is read anew each time, because another tab may have changed it. */
export const readVisitorCart = (): Pieces[] => unstored ?? linesIn(readJson(browserStorage, VISITOR_CART_KEY))

/** The lines in a stored value. One that is broken, or that no order could have, is ignored. */
export const linesIn = (stored: unknown): Pieces[] =>
  Array.isArray(stored) ? stored.slice(0, MOST_LINES).filter(isLine) : []

const isLine = (line: Pieces | null, index: number, lines: (Pieces | null)[]) =>
  line &&
  isRowId(line.productId) &&
  // a whole number from 1 on as well
  isRowId(line.quantity) &&
  line.quantity <= MAX_QUANTITY &&
  lines.findIndex((other) => other?.productId === line.productId) === index

export function writeVisitorCart(lines: Pieces[]): void {
  const text = JSON.stringify(lines)
  browserStorage.setItem(VISITOR_CART_KEY, text)
  unstored = browserStorage.getItem(VISITOR_CART_KEY) === text ? null : lines
  if (lines.length === 0) browserStorage.removeItem(VISITOR_CART_KEY)
}
