import { z } from 'zod'
import { readJson, type TabStorage } from '@/lib/browser/tab-storage'
import type { PlaceOrderInput } from '@/lib/orders/schema'
import { checkoutKeys } from './storage'

const STORAGE_KEY = checkoutKeys.attempt

const Attempt = z.object({
  userId: z.string(),
  /** What is ordered: the content that is sent, and the lines of the cart it stands for. */
  content: z.string(),
  key: z.string().min(1),
  /** The server said no, so no order came of it. */
  refused: z.boolean(),
  /** The answer to an attempt with other content was lost before this one: it may have become an order. */
  unheard: z.boolean().default(false),
})
type Attempt = z.output<typeof Attempt>

function lastAttempt(storage: TabStorage, userId: string): Attempt | null {
  const kept = Attempt.safeParse(readJson(storage, STORAGE_KEY))
  return kept.success && kept.data.userId === userId ? kept.data : null
}

const keep = (storage: TabStorage, attempt: Attempt) => storage.setItem(STORAGE_KEY, JSON.stringify(attempt))

/**
 * The idempotency key of this order: the one it was sent with before, so that a repeated press or a reload after a
 * lost answer never makes a second order; a new one as soon as anything in it changes. The lines count by their ids:
 * the same product put into the cart once more is another purchase.
 */
export function keyOf(
  storage: TabStorage,
  content: PlaceOrderInput,
  lines: { id: number; quantity: number }[],
  newKey: () => string,
): string {
  const written = JSON.stringify([content, lines.map(({ id, quantity }) => [id, quantity])])
  const last = lastAttempt(storage, content.userId)
  const isRepeated = last?.content === written
  const key = isRepeated ? last.key : newKey()
  const unheard = Boolean(last?.unheard || (last && !isRepeated && !last.refused))
  keep(storage, { userId: content.userId, content: written, key, refused: false, unheard })
  return key
}

/** Whether an order may have come of an attempt without the buyer having heard of it. */
export function isUnanswered(storage: TabStorage, userId: string): boolean {
  const last = lastAttempt(storage, userId)
  return last !== null && (!last.refused || last.unheard)
}

/** Notes that the server refused the last attempt. */
export function noteRefusal(storage: TabStorage, userId: string): void {
  const last = lastAttempt(storage, userId)
  if (last) keep(storage, { ...last, refused: true })
}

/** After an order: the next one is another. */
export const closeAttempt = (storage: TabStorage): void => storage.removeItem(STORAGE_KEY)
