import { afterEach, expect, test, vi } from 'vitest'
import { readVisitorCart, writeVisitorCart } from './visitor-cart'

const VISITOR_CART_KEY = 'trakt-visitor-cart'

afterEach(() => {
  writeVisitorCart([])
  vi.unstubAllGlobals()
})

function storage({ isFull = false } = {}) {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(name, value)
    },
    removeItem: (name: string) => stored.delete(name),
  })
  return stored
}

test("a visitor's goods are read as they were written, and an empty cart leaves nothing in the browser", () => {
  const stored = storage()
  const lines = [
    { productId: 22, quantity: 4 },
    { productId: 17, quantity: 10 },
  ]
  writeVisitorCart(lines)
  expect(readVisitorCart()).toEqual(lines)
  writeVisitorCart([])
  expect([...stored]).toEqual([])
})

test.each(['', 'x', '7', 'null', '{"productId":1,"quantity":1}', '"[]"', '[', '[[1,2]]'])(
  'a stored %j is no cart of a visitor',
  (text) => {
    storage().set(VISITOR_CART_KEY, text)
    expect(readVisitorCart()).toEqual([])
  },
)

test('of foreign lines in the browser only those count that an order could have, each product once', () => {
  const stored = storage()
  const good = { productId: 17, quantity: 4 }
  const foreign = [
    null,
    7,
    good,
    { productId: 17, quantity: 2 },
    { productId: 0, quantity: 1 },
    { productId: 2_147_483_648, quantity: 1 },
    { productId: '18', quantity: 1 },
    { productId: 19 },
    ...[0, -1, 1.5, 11, 1e9, '2', null].map((quantity, index) => ({ productId: 20 + index, quantity })),
  ]
  stored.set(VISITOR_CART_KEY, JSON.stringify(foreign))
  expect(readVisitorCart()).toEqual([good])
  const many = Array.from({ length: 10_000 }, (_, index) => ({ productId: index + 1, quantity: 1 }))
  stored.set(VISITOR_CART_KEY, JSON.stringify(many))
  expect(readVisitorCart()).toHaveLength(50)
})

test('where the browser forbids storage or has no room, the goods wait until the page is left', () => {
  const lines = [{ productId: 17, quantity: 1 }]
  writeVisitorCart(lines)
  expect(readVisitorCart()).toEqual(lines)
  const stored = storage({ isFull: true })
  stored.set(VISITOR_CART_KEY, '[{"productId":1,"quantity":1}]')
  writeVisitorCart(lines)
  expect(readVisitorCart()).toEqual(lines)
})
