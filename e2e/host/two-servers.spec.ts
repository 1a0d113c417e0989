import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { open, sessionCookie, signOut } from '../support/accounts'
import { addToCart, call, createBuyer, createTire, origin, signInAsAdministrator } from '../support/api'
import { placeOrder } from '../support/orders'
import { startSecondServer } from '../support/second-server'
import { pageOf } from '../support/shoppers'
import { createUnpaidOrder, openDetails, wallet } from '../support/wallet'
import { browserLocale, isLong, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })
const SIZE = 'width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000'

let second = ''
let servers: string[] = []
let stop = async () => {}

/** Sold out and expensive, so that it is sorted last in its size and does not disturb other tests. */
async function createTireBeforeStart(): Promise<void> {
  const { token } = await signInAsAdministrator()
  const { status } = await call('POST', '/api/tires', {
    token,
    body: {
      title: 'Trakt Powrót AT 195/80 R15 96Q',
      typeOfTire: '4X4',
      icVc: '96Q',
      width: 195,
      profile: 80,
      diameter: 15,
      season: 'allseason',
      url: '/media/test.avif',
      urls: ['/media/test-2.avif'],
      inf: 'Opona do testów',
      price: 1999.99,
      quantityInStock: 0,
    },
  })
  expect(status).toBe(201)
}

/** The second server has no proxy in front and no wallet, which the last tests ask about. */
const OTHERWISE = {
  LIMITS: 'signInFailures=5/300',
  TRUSTED_PROXIES: '0',
  CHECKOUT_PAYMENTS: '',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
}

test.beforeAll(async () => {
  await createTireBeforeStart()
  const server = await startSecondServer(OTHERWISE)
  second = server.origin
  servers = [origin, second]
  stop = server.stop
})
test.afterAll(() => stop())

test('a server that starts tells in its prerendered pages what the shop has now, not what it had at the build', async () => {
  await expect(async () => {
    // Both at once: other journeys may add tires of this size meanwhile.
    const [listed, page] = await Promise.all([
      fetch(`${second}/api/tires?${SIZE}&pageSize=1`),
      fetch(`${second}/tires/filter/${SIZE}`),
    ])
    const total = Number(listed.headers.get('x-total-count'))
    expect(total).toBeGreaterThan(1)
    expect(await page.text()).toMatch(new RegExp(`>${total}\\s`))
  }).toPass({ timeout: 40_000 })
})

test('what one server sells, the pages of another show as sold', async () => {
  // a size of its own at a second try too
  const profile = 30 + Math.floor(Math.random() * 60)
  const tire = await createTire(2, { width: 227, profile, diameter: 15 })
  const soldOut = `>${t('card.stockNone')}<`
  const expectStock = (isThere: boolean) =>
    expect(async () => {
      for (const path of [`/tireDetail/${tire}`, `/tires/filter/width=227&profile=${profile}`]) {
        const page = await fetch(second + path, { headers: { 'accept-language': 'pl' } })
        expect((await page.text()).replace(/\s/g, ' ').includes(soldOut), path).toBe(!isThere)
      }
    }).toPass({ timeout: 20_000 })
  await expectStock(true)
  // A server expires its own tags when it starts and when it begins to listen. After that, the other server must
  // expire the page.
  await sleep(2_000)
  await expectStock(true)
  const buyer = await createBuyer()
  await addToCart(buyer, tire)
  await addToCart(buyer, tire)
  expect((await placeOrder(buyer)).status).toBe(201)
  await expectStock(false)
})

test('a session that was ended on one server has ended on the others', async ({ context }) => {
  const who = await createBuyer()
  const page = await pageOf(context, who)
  const cookie = `session=${await sessionCookie(context)}`
  const whoAmI = async () => (await fetch(`${second}/api/session`, { headers: { cookie } })).json()
  expect(await whoAmI()).toMatchObject({ uid: who.uid })
  await open(page, 'pl', '/tires')
  await signOut(page, 'pl')
  expect(await whoAmI()).toBeNull()
})

const stockAt = async (id: number, at: string) =>
  (await call<{ quantityInStock: number }>('GET', `/api/products/${id}`, { at })).body.quantityInStock

test('fifty people who buy five tires at once at two servers get five orders and keep forty-five carts', async () => {
  const tire = await createTire(5)
  const buyers = await Promise.all(Array.from({ length: 50 }, createBuyer))
  for (const added of await Promise.all(buyers.map((buyer) => addToCart(buyer, tire))))
    expect(added.status).toBe(200)

  const answers = await Promise.all(buyers.map((buyer, i) => placeOrder(buyer, { at: servers[i % 2] })))
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
    Array.from({ length: 10 }, (_, i) => placeOrder(buyer, { key, at: servers[i % 2] })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await stockAt(tire, origin)).toBe(8)
})

test('a read at one server sees what another has written as soon as the news of it came', async () => {
  const tire = await createTire(9)
  const buyer = await createBuyer()
  for (const server of servers) expect(await stockAt(tire, server)).toBe(9)
  await addToCart(buyer, tire, servers[1])
  await placeOrder(buyer, { at: servers[1] })
  expect(await stockAt(tire, servers[1] ?? '')).toBe(8)
  await expect.poll(() => stockAt(tire, origin), { timeout: 20_000, intervals: [20] }).toBe(8)
})

/** Who says who they are is answered anew, and so is who asks for the first time. */
const ANEW = { cookie: 'session=none' }

test('what is kept of a call is what would be answered anew, whatever is written meanwhile, on both servers', async () => {
  const { token } = await signInAsAdministrator()
  const size = { width: 233, profile: 72, diameter: 15 }
  const tires = await Promise.all([9, 40, 3].map((stock) => createTire(stock, size)))
  const [tire = 0, plenty = 0, few = 0] = tires
  const reads = [
    ...tires.map((id) => `/api/tires/${id}`),
    `/api/products/${plenty}`,
    '/api/tires?width=233&profile=72&diameter=15',
    '/api/tires?width=233&sort=price',
    '/api/rdr/tire_filter/profile/233',
    `/api/products/title/${encodeURIComponent('Trakt Próba AT 233/72')}`,
    `/api/fitment?boltPattern=5x139.7&rim=15&tire=${few}`,
  ]
  /** Other journeys write these as well. */
  const readsOfAll = [
    '/api/tires?pageSize=100&page=1',
    '/api/rdr/tire_filter/width',
    '/api/vehicles/1',
    '/api/tires/news',
  ]
  const staff = (method: string, path: string, body: object, at: string) =>
    call(method, path, { token, body, at })
  const priceTo = (value: number) => async (at: string) => {
    const { body } = await call<{ price: number }>('GET', `/api/tires/${plenty}`, { at, headers: ANEW })
    const products = [{ id: plenty, price: body.price }]
    return staff(
      'PATCH',
      '/api/admin/products',
      { action: 'price', products, change: { by: 'price', value } },
      at,
    )
  }
  const writes: ((at: string) => Promise<unknown>)[] = [
    (at) => staff('POST', `/api/products/${tire}/stock`, { reason: 'delivery', delta: 1 }, at),
    (at) => staff('POST', `/api/products/${plenty}/stock`, { reason: 'damage', delta: -1 }, at),
    (at) => staff('POST', `/api/products/${few}/archive`, {}, at),
    (at) => staff('POST', `/api/products/${few}/restore`, {}, at),
    (at) =>
      staff(
        'POST',
        `/api/products/${plenty}/promotion`,
        { price: 99, endsAt: new Date(Date.now() + 86_400_000) },
        at,
      ),
    (at) => staff('DELETE', `/api/products/${plenty}/promotion`, {}, at),
    (at) =>
      staff(
        'POST',
        '/api/admin/news',
        { title: randomUUID(), description: 'Treść próby.', published: true },
        at,
      ),
    async (at) => {
      const buyer = await createBuyer()
      await addToCart(buyer, tire, at)
      return placeOrder(buyer, { at })
    },
    priceTo(301),
    priceTo(302.5),
  ]
  let seed = 20
  const draw = <T>(of: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return of[Math.floor((seed / 2 ** 31) * of.length)] as T
  }
  const read = async (path: string, at: string, headers = {}) => {
    const response = await fetch(at + path, { headers })
    const { status } = response
    return { status, total: response.headers.get('x-total-count'), body: await response.text() }
  }
  const expectKeptAsAnew = async (path: string, at: string) =>
    expect(await read(path, at), `${path} at ${at}`).toEqual(await read(path, at, ANEW))
  const expectSoon = (path: string, at: string) =>
    expect(() => expectKeptAsAnew(path, at)).toPass({ timeout: 20_000, intervals: [20] })
  for (let step = 0; step < (isLong ? 100 : 30); step++) {
    const at = draw(servers)
    const own = [draw(reads), draw(reads)]
    const paths = [...own, draw(readsOfAll)]
    for (const path of paths) await Promise.all(servers.map((server) => read(path, server)))
    await draw(writes)(at)
    // The server that wrote answers so at once, another server hears of the write a moment later.
    for (const path of own) await expectKeptAsAnew(path, at)
    for (const path of paths) for (const server of servers) await expectSoon(path, server)
  }
})

test('a client without a proxy cannot choose the address that it is counted by', async () => {
  // How addresses behind proxies count is tested in lib/platform/http/request/client-address.test.ts.
  const run = randomUUID()
  const tryFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': `${address}-${run}` }
    return (await call('POST', '/api/session', { body: { idToken: 'x' }, headers, at: second })).status
  }
  for (let i = 0; i < 5; i++) expect(await tryFrom(`chosen-${i}`)).toBe(401)
  expect(await tryFrom('chosen-5')).toBe(429)
})

test('a shop without a wallet says so, and offers none', async ({ context }) => {
  const { buyer, id } = await createUnpaidOrder()
  const words = wordsOf('en')
  const page = await pageOf(context, buyer)
  await page.goto(`${second}/en/Payment?order=${id}`)
  await expect(page.getByText(words('errors.payment.not_offered'))).toBeVisible()
  await expect(wallet(page)).toHaveCount(0)
  await page.goto(`${second}/en/orders`)
  const details = await openDetails(page, id)
  await expect(details).toContainText(words('orders.paymentMethod'))
  await expect(details.getByRole('link', { name: words('payment.payByWallet') })).toHaveCount(0)
})
