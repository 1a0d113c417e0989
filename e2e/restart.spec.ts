import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { addToCart, call, createBuyer, createTire, orderOf, signInAsAdministrator } from './api'
import { startSecondServer } from './second-server'
import { wordsOf } from './words'

const t = wordsOf('pl')
const SIZE = 'width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000'

test('a server that starts tells in its prerendered pages what the shop has now, not what it had at the build', async () => {
  const { token } = await signInAsAdministrator()
  // Sold out and expensive, so that it is sorted last in its size and does not disturb other tests.
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
  const server = await startSecondServer()
  try {
    await expect(async () => {
      // Both at once: other journeys may add tires of this size meanwhile.
      const [listed, page] = await Promise.all([
        fetch(`${server.origin}/api/tires?${SIZE}&pageSize=1`),
        fetch(`${server.origin}/tires/filter/${SIZE}`),
      ])
      const total = Number(listed.headers.get('x-total-count'))
      expect(total).toBeGreaterThan(1)
      expect(await page.text()).toMatch(new RegExp(`>${total}\\s`))
    }).toPass({ timeout: 40_000 })
  } finally {
    await server.stop()
  }
})

test('what one server sells, the pages of another show as sold', async () => {
  const server = await startSecondServer()
  try {
    const tire = await createTire(2, { width: 227, profile: 73, diameter: 15 })
    const inStock = t('card.stockLast', { count: 2 }).replace(/\s/g, ' ')
    const expectStock = (isThere: boolean) =>
      expect(async () => {
        for (const path of [`/tireDetail/${tire}`, '/tires/filter/width=227']) {
          const page = await fetch(server.origin + path, { headers: { 'accept-language': 'pl' } })
          expect((await page.text()).replace(/\s/g, ' ').includes(inStock), path).toBe(isThere)
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
    const { status } = await call('POST', '/api/trakt/cart/moveToOrder', {
      token: buyer.token,
      body: orderOf(buyer),
    })
    expect(status).toBe(201)
    await expectStock(false)
  } finally {
    await server.stop()
  }
})
