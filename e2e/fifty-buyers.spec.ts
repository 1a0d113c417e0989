import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { addToCart, call, createBuyer, createTire, orderOf, origin } from './api'
import { startSecondServer } from './second-server'

let servers: string[] = []
let stop = async () => {}

test.beforeAll(async () => {
  const second = await startSecondServer()
  servers = [origin, second.origin]
  stop = second.stop
})
test.afterAll(() => stop())

const stockAt = async (id: number, at: string) =>
  (await call<{ quantityInStock: number }>('GET', `/api/products/${id}`, { at })).body.quantityInStock

test('fifty people who buy five tires at once at two servers get five orders and keep forty-five carts', async () => {
  const tire = await createTire(5)
  const buyers = await Promise.all(Array.from({ length: 50 }, createBuyer))
  for (const added of await Promise.all(buyers.map((buyer) => addToCart(buyer, tire))))
    expect(added.status).toBe(200)

  const answers = await Promise.all(
    buyers.map((buyer, i) =>
      call<{ code?: string }>('POST', '/api/trakt/cart/moveToOrder', {
        token: buyer.token,
        body: orderOf(buyer),
        headers: { 'idempotency-key': randomUUID() },
        at: servers[i % 2] ?? origin,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(45)
  expect(refused.every(({ body }) => body.code === 'cart.out_of_stock')).toBe(true)

  const carts = await Promise.all(
    buyers.map((buyer) =>
      call<unknown[]>('GET', `/api/trakt/cart/${buyer.uid}/items`, { token: buyer.token }),
    ),
  )
  for (const [i, { status }] of answers.entries()) expect(carts[i]?.body).toHaveLength(status === 201 ? 0 : 1)
  for (const server of servers) expect(await stockAt(tire, server)).toBe(0)
})

test('ten requests with one Idempotency-Key at two servers make one order', async () => {
  const tire = await createTire(9)
  const buyer = await createBuyer()
  await addToCart(buyer, tire)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      call<{ id: string }>('POST', '/api/trakt/cart/moveToOrder', {
        token: buyer.token,
        body: orderOf(buyer),
        headers: { 'idempotency-key': key },
        at: servers[i % 2] ?? origin,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await stockAt(tire, origin)).toBe(8)
})

test('a read at one server sees what another server has just written', async () => {
  const tire = await createTire(9)
  const buyer = await createBuyer()
  for (const server of servers) expect(await stockAt(tire, server)).toBe(9)
  await addToCart(buyer, tire, servers[1])
  await call('POST', '/api/trakt/cart/moveToOrder', {
    token: buyer.token,
    body: orderOf(buyer),
    at: servers[1],
  })
  expect(await stockAt(tire, origin)).toBe(8)
})
