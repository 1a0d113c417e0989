import { z } from 'zod'
import { readJson, type TabStorage } from '@/lib/platform/browser/tab-storage'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { checkoutKeys } from './storage'

const STORAGE_KEY = checkoutKeys.attempt

const Attempt = z.object({
  userId: z.string(),
  /** The content that is sent, and the lines of the cart that it orders. */
  content: z.string(),
  key: z.string().min(1),
  /** The server refused it, so no order was made. */
  refused: z.boolean(),
  /** The answer to an earlier attempt with other content was lost: that attempt may have become an order. */
  unheard: z.boolean().default(false),
})
type Attempt = z.output<typeof Attempt>

function lastAttempt(storage: TabStorage, userId: string): Attempt | null {
  const { data } = Attempt.safeParse(readJson(storage, STORAGE_KEY))
  return data?.userId === userId ? data : null
}

const storeAttempt = (storage: TabStorage, attempt: Attempt) =>
  storage.setItem(STORAGE_KEY, JSON.stringify(attempt))

/**
 * The idempotency key of an order that is being sent: the same for the same order, so that a reload after a lost
 * answer makes no second one. A product put into the cart anew is another purchase.
 */
export function beginAttempt(
  storage: TabStorage,
  content: PlaceOrderInput,
  lines: { id: number; quantity: number }[],
  newKey: () => string,
): string {
  const sentContent = JSON.stringify([content, lines.map(({ id, quantity }) => [id, quantity])])
  const last = lastAttempt(storage, content.userId)
  const isRepeated = last?.content === sentContent
  const key = isRepeated ? last.key : newKey()
  const unheard = Boolean(last?.unheard || (last && !isRepeated && !last.refused))
  storeAttempt(storage, { userId: content.userId, content: sentContent, key, refused: false, unheard })
  return key
}

/** Whether an attempt may have become an order without an answer to the buyer. */
export function isUnanswered(storage: TabStorage, userId: string): boolean {
  const last = lastAttempt(storage, userId)
  return last !== null && (!last.refused || last.unheard)
}

export function noteRefusal(storage: TabStorage, userId: string): void {
  const last = lastAttempt(storage, userId)
  if (last) storeAttempt(storage, { ...last, refused: true })
}

export const closeAttempt = (storage: TabStorage): void => storage.removeItem(STORAGE_KEY)
