import { beforeEach, expect, test, vi } from 'vitest'

const events = new EventTarget()
const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return () => vi.unstubAllGlobals()
})

test('a session that ends by itself leaves nothing of that person in the browser', async () => {
  const { SESSION_OVER } = await import('@/lib/platform/identity/session/renewal')
  await import('./sign-out')
  stored
    .set('trakt-checkout', '{"name":"Anna"}')
    .set('trakt-checkout-attempt', '{}')
    .set('trakt-visitor-cart', '[]')
    .set('trakt-cart-left-behind', '{}')
    .set('trakt-my-car', '{}')
  events.dispatchEvent(new Event(SESSION_OVER))
  await expect.poll(() => [...stored.keys()]).toEqual([])
})
