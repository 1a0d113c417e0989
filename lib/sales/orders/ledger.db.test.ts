import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { isLockTimeout } from '@/lib/platform/database/outage'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { addToCart, clearCart, removeFromCart, setQuantity } from '@/lib/sales/cart/service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { aCustomer, anAdministrator, anOrderOf, aTire } from './testing'

const isLong = process.env.TEST_LONG === '1'
const RUNS = isLong ? 600 : 60
/** Every run makes other plans: a short one takes as many as the time allows. */
const TIME_LIMIT_MS = isLong ? 60_000 : 5_000
const MAX_LINE = 10

const product = fc.nat({ max: 2 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('add'), product, pieces: fc.integer({ min: 1, max: 10 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change'), product, pieces: fc.integer({ min: 1, max: 10 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove'), product, pieces: fc.integer({ min: 1, max: 10 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('clear', 'look') }) },
  // few keys, so that they are often sent again, by the same hand and by the other
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('place'), key: fc.constantFrom(null, 'first', 'second') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), which: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore'), which: fc.nat({ max: 5 }) }) },
)
type Step =
  | { kind: 'add' | 'change' | 'remove'; product: number; pieces: number }
  | { kind: 'clear' | 'look' }
  | { kind: 'place'; key: string | null }
  | { kind: 'cancel' | 'restore'; which: number }

/** What one tab of a customer does, one step after the other. */
const tab = fc.array(step as fc.Arbitrary<Step>, { minLength: 2, maxLength: 7 })
const plan = fc.record({
  stocks: fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 3, maxLength: 3 }),
  customers: fc.array(fc.array(tab, { minLength: 2, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
})

type Placed = { id: string; key: string | null; replayed: boolean }
type Customer = {
  user: ShopUser
  placed: Placed[] /** Pieces by product that can have been in the cart at most. */
  asked: number[]
}

/** A refusal that the shop has words for is part of the game; anything else is a fault. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    // on a busy machine a row can stay locked for longer than the shop waits, which it answers with 503
    if (isLockTimeout(error) || (error instanceof ShopError && error.code !== 'internal')) return null
    throw error
  }
}

async function perform(
  step: Step,
  { user, placed, asked }: Customer,
  goods: Product[],
  stocks: number[],
): Promise<void> {
  const { uid } = user
  switch (step.kind) {
    case 'add':
    case 'change':
    case 'remove': {
      const productId = goods[step.product]?.id ?? 0
      if (step.kind === 'remove') {
        await unlessRefused(removeFromCart(uid, { productId, quantity: step.pieces }))
        return
      }
      asked[step.product] = (asked[step.product] ?? 0) + step.pieces
      const changing =
        step.kind === 'add'
          ? addToCart(uid, { product: { id: productId }, quantity: step.pieces })
          : setQuantity(uid, productId, step.pieces)
      await unlessRefused(changing)
      return
    }
    case 'clear':
      await unlessRefused(clearCart(uid))
      return
    case 'place': {
      const result = await unlessRefused(placeOrder(anOrderOf(user), user, step.key ?? undefined))
      if (result) placed.push({ id: result.order.id, key: step.key, replayed: result.replayed })
      return
    }
    case 'look':
      return expectBalanced(goods, stocks)
    default: {
      const orderId = placed[step.which % Math.max(1, placed.length)]?.id
      if (!orderId) return
      const status = step.kind === 'cancel' ? 'Canceled' : 'Pending'
      // two administrators press at once
      const press = () => unlessRefused(updateOrderStatus({ orderId, status }, anAdministrator))
      await Promise.all([press(), press()])
    }
  }
}

/** Stock and what is ordered of it, in one statement: true at any moment, not only in the end. */
async function balances(goods: Product[]): Promise<{ stock: number; ordered: number }[]> {
  return await db().$queryRaw`
    SELECT p.quantity_in_stock AS stock, (
      SELECT coalesce(sum(l.quantity), 0)::int FROM order_line l JOIN shop_order o ON o.id = l.order_id
      WHERE l.product_id = p.id AND o.status <> 'Canceled') AS ordered
    FROM product p WHERE p.id = ANY (${goods.map(({ id }) => id)}::int[]) ORDER BY p.id`
}

async function expectBalanced(goods: Product[], stocks: number[]): Promise<void> {
  const now = await balances(goods)
  expect(now.map(({ stock, ordered }) => stock + ordered)).toEqual(stocks)
  expect(now.every(({ stock }) => stock >= 0)).toBe(true)
}

async function expectOrdersTrue({ user, placed, asked }: Customer, goods: Product[]): Promise<void> {
  const orders = await db().shopOrder.findMany({ where: { userId: user.uid }, include: { lines: true } })
  for (const { lines, totalGrosze, deliveryGrosze } of orders) {
    expect(lines.length).toBeGreaterThan(0)
    const goods = lines.reduce((sum, line) => sum + line.priceGrosze * line.quantity, 0)
    expect(Number(totalGrosze)).toBe(goods + deliveryGrosze)
  }
  // every order was answered as new exactly once, and a key never stands for two
  const fresh = placed.filter(({ replayed }) => !replayed).map(({ id }) => id)
  expect(fresh.sort()).toEqual(orders.map(({ id }) => id).sort())
  for (const key of ['first', 'second'])
    expect(new Set(placed.filter((order) => order.key === key).map(({ id }) => id)).size).toBeLessThanOrEqual(
      1,
    )
  // nothing is ordered that was not put into the cart: one cart never becomes two orders
  for (const [index, { id }] of goods.entries()) {
    const bought = orders.flatMap(({ lines }) => lines).filter((line) => line.productId === id)
    const pieces = bought.reduce((sum, line) => sum + line.quantity, 0)
    expect(pieces).toBeLessThanOrEqual(asked[index] ?? 0)
  }
  const told = await db().outbox.count({
    where: { eventKey: { in: orders.map(({ id }) => `order.placed:${id}`) } },
  })
  expect(told).toBe(orders.length)
}

async function expectCartCapped({ user }: Customer, goods: Product[], stocks: number[]): Promise<void> {
  const lines = await db().cartItem.findMany({ where: { userId: user.uid } })
  for (const { productId, quantity } of lines) {
    const stock = stocks[goods.findIndex(({ id }) => id === productId)] ?? 0
    expect(quantity).toBeGreaterThanOrEqual(1)
    expect(quantity).toBeLessThanOrEqual(Math.min(MAX_LINE, stock))
  }
}

test(
  'whatever three customers with two tabs each do at once, no tire is lost, sold twice or ordered unasked',
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ stocks, customers }) => {
        const goods = await Promise.all(
          [0, 1, 2].map((index) => aTire(stocks[index] ?? 0, { price: 100 + index })),
        )
        const byId = goods.map((tire, index) => ({ tire, stock: stocks[index] ?? 0 }))
        byId.sort((a, b) => a.tire.id - b.tire.id)
        const [sorted, start] = [byId.map(({ tire }) => tire), byId.map(({ stock }) => stock)]

        const people: Customer[] = customers.map(() => ({ user: aCustomer(), placed: [], asked: [] }))
        const tabs = customers.flatMap((tabsOf, index) =>
          tabsOf.map(async (steps) => {
            const customer = people[index]
            for (const next of steps) if (customer) await perform(next, customer, sorted, start)
          }),
        )
        const results = await Promise.allSettled(tabs)
        for (const result of results) if (result.status === 'rejected') throw result.reason

        await expectBalanced(sorted, start)
        for (const customer of people) {
          await expectOrdersTrue(customer, sorted)
          await expectCartCapped(customer, sorted, start)
        }
      }),
      // what a race did once it may not do again: the first failure is the report
      { numRuns: RUNS, endOnFailure: true, interruptAfterTimeLimit: TIME_LIMIT_MS },
    )
  },
  TIME_LIMIT_MS + 25_000,
)
