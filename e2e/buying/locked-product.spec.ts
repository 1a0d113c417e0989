import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { type Account, addToCart, call, createBuyer, createTire, origin } from '../support/api'
import { countWaiting, lockProduct } from '../support/locks'
import { placeOrder } from '../support/orders'

let release: (() => Promise<void>) | undefined
test.afterAll(() => release?.())

const place = (buyer: Account) =>
  fetch(`${origin}/api/trakt/cart/moveToOrder`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(orderOf(buyer)),
  })

test('fourteen buyers of a locked product are asked to retry, and nobody else waits for them', async () => {
  const size = { width: 229, profile: 79, diameter: 15 }
  const [held, free] = [await createTire(20, size), await createTire(20, size)]
  const buyers = await Promise.all(Array.from({ length: 14 }, createBuyer))
  for (const buyer of buyers) expect((await addToCart(buyer, held)).status).toBe(200)
  const other = await createBuyer()
  await addToCart(other, free)

  release = await lockProduct(held)
  let answered = 0
  const placings = buyers.map(async (buyer) => {
    const response = await place(buyer)
    answered++
    return response
  })
  await expect.poll(countWaiting).toBeGreaterThan(0)
  const others = [
    '/api/health',
    '/api/tires?width=229&pageSize=1',
    `/api/products/${held}`,
    // A page that nobody has requested yet is rendered from the database.
    `/tires/filter/width=229&priceFrom=${Date.now() % 1000}`,
  ]
  const answers = await Promise.all(others.map((path) => fetch(origin + path)))
  // some still wait
  expect(answered).toBeLessThan(buyers.length)
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
  // An order of another product may have to wait for its turn, once longer than it is given.
  const order = await place(other)
  expect((order.status === 503 ? await place(other) : order).status).toBe(201)

  for (const response of await Promise.all(placings)) {
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  }
  await release()
  const { body } = await call<{ quantityInStock: number }>('GET', `/api/products/${held}`)
  expect(body.quantityInStock).toBe(20)
  const [first] = buyers
  if (!first) throw new Error('no buyer')
  expect((await placeOrder(first)).status).toBe(201)
})
