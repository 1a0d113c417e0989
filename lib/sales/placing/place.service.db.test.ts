import { beforeEach, describe, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { existingProduct } from '@/lib/catalog/product/queries'
import { printed } from '@/lib/catalog/titles/product-title'
import { db } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import { cartItems } from '@/lib/sales/cart/queries'
import { addToCart } from '@/lib/sales/cart/service'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { lineTitle } from '@/lib/sales/orders/shown'
import { aCustomer, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { clearOldKeys } from './idempotency-keys.service'
import { placeOrder } from './place.service'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof ShopError ? result.reason.code : undefined

describe('placing an order', () => {
  let user = aCustomer()
  beforeEach(() => {
    user = aCustomer()
  })

  test('takes the stock, writes the order with its lines as they are, and empties the cart', async () => {
    const [first, second] = [await aTire(5), await aTire(9, { price: 0.01 })]
    await fillCart(user, [
      [first, 2],
      [second, 3],
    ])
    const { order, replayed } = await placeOrder(anOrderOf(user), user)
    expect(replayed).toBe(false)
    expect(order).toMatchObject({
      status: 'Pending',
      totalGrosze: 110_001,
      name: 'Łucja Żółć',
      phone: '+48600700800',
      billing: null,
      contactPerson: null,
    })
    expect(order.orderItems.map((line) => [line.productId, line.quantity, line.priceGrosze])).toEqual([
      [first.id, 2, 54_999],
      [second.id, 3, 1],
    ])
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([3, 6])
    expect(await cartItems(user.uid)).toEqual([])
    const told = await db().outbox.findMany({ where: { eventKey: `order.placed:${order.id}` } })
    expect(told).toHaveLength(1)
  })

  test("keeps a company's own address and its contact person beside the delivery address", async () => {
    await fillCart(user, [[await aTire(5), 1]])
    const billing = { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' }
    const company = { customerType: 'company', companyName: 'Holmes Ltd', unn: 'GB123456789' } as const
    const input = anOrderOf(user, {
      ...company,
      typeOfDelivery: 'shipping_to_another_address',
      billing,
      contactPerson: 'John Watson',
    })
    const { order } = await placeOrder(input, user)
    expect(order).toMatchObject({ billing, contactPerson: 'John Watson', city: 'Ełk', country: 'PL' })
    expect(order).not.toHaveProperty('billingCity')
  })

  test('an order of three lines takes at most twelve statements, BEGIN and COMMIT included', async () => {
    await fillCart(user, [
      [await aTire(5), 1],
      [await aTire(5), 2],
      [await aTire(5), 3],
    ])
    const statements = await recordStatements(() => placeOrder(anOrderOf(user), user, 'counted'))
    const texts = statements.map(({ text }) => text)
    expect([texts.at(0), texts.at(-1)]).toEqual(['BEGIN', 'COMMIT'])
    expect(texts.length).toBeLessThanOrEqual(12)
  })

  test('keeps the title that its buyer read beside the stored one, which the shop packs by', async () => {
    const wheel = await db().product.findFirstOrThrow({
      where: {
        productType: 'Wheel',
        inArchive: false,
        quantityInStock: { gt: 3 },
        title: { startsWith: 'Felga stalowa Trakt Baza ' },
      },
    })
    const markings = printed(wheel.title.replace('Felga stalowa Trakt Baza ', ''))
    const tire = await aTire(5)
    const titlesIn = async (locale: Locale) => {
      await addToCart(user.uid, { product: { id: wheel.id }, quantity: 1 })
      await addToCart(user.uid, { product: { id: tire.id }, quantity: 1 })
      const { order } = await placeOrder(anOrderOf(user, { locale }), user)
      expect(order.orderItems.map(({ title }) => title)).toEqual([wheel.title, tire.title])
      return order.orderItems.map((line) => lineTitle(order, line))
    }
    const ofTire = { text: tire.title, locale: 'pl' }
    expect(await titlesIn('en')).toEqual([
      { text: `Trakt Baza steel wheel ${markings.replace(/([\d.]+)Jx(\d+)/, '$2x$1')}`, locale: 'en' },
      ofTire,
    ])
    expect(await titlesIn('ru')).toEqual([
      { text: `Стальной диск Trakt Baza ${markings.replace('CB', 'DIA')}`, locale: 'ru' },
      ofTire,
    ])
    expect(await titlesIn('pl')).toEqual([{ text: wheel.title, locale: 'pl' }, ofTire])
  })

  test('keeps price and title of the day when the product changes later', async () => {
    const tire = await aTire(5)
    await fillCart(user, [[tire, 1]])
    await placeOrder(anOrderOf(user), user)
    await db().product.update({ where: { id: tire.id }, data: { title: 'Renamed', priceGrosze: 1 } })
    const [order] = await ordersOfUser(user.uid)
    expect(order?.orderItems[0]).toMatchObject({ title: tire.title, priceGrosze: 54_999 })
    expect(order?.totalGrosze).toBe(54_999)
  })

  test('the fiftieth buyer of the last tire gets a 409 and keeps the cart', async () => {
    const tire = await aTire(5)
    const buyers = Array.from({ length: 50 }, aCustomer)
    await Promise.all(buyers.map((buyer) => fillCart(buyer, [[tire, 1]])))
    const results = await Promise.allSettled(buyers.map((buyer) => placeOrder(anOrderOf(buyer), buyer)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    expect(results.filter((result) => codeOf(result) === 'cart.out_of_stock')).toHaveLength(45)
    expect(await stockOf(tire.id)).toBe(0)
    const kept = await Promise.all(buyers.map(async (buyer) => (await cartItems(buyer.uid)).length))
    expect(kept.reduce((sum, lines) => sum + lines)).toBe(45)
  })

  test('two buyers of the same tires in opposite order do not wait for each other for ever', async () => {
    const [one, other] = [await aTire(200), await aTire(200)]
    for (let round = 0; round < 10; round++) {
      const [a, b] = [aCustomer(), aCustomer()]
      await fillCart(a, [
        [one, 1],
        [other, 1],
      ])
      await fillCart(b, [
        [other, 1],
        [one, 1],
      ])
      await Promise.all([placeOrder(anOrderOf(a), a), placeOrder(anOrderOf(b), b)])
    }
    expect(await stockOf(one.id)).toBe(180)
  })

  test('one key from ten connections makes one order', async () => {
    const tire = await aTire(50)
    await fillCart(user, [[tire, 2]])
    const results = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(anOrderOf(user), user, 'the-key')),
    )
    expect(new Set(results.map(({ order }) => order.id)).size).toBe(1)
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await ordersOfUser(user.uid)).toHaveLength(1)
    expect(await stockOf(tire.id)).toBe(48)
  })

  test('the same cart placed from ten tabs without a key makes one order', async () => {
    const tire = await aTire(50)
    await fillCart(user, [[tire, 2]])
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => placeOrder(anOrderOf(user), user)),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(results.filter((result) => codeOf(result) === 'cart.empty')).toHaveLength(9)
    expect(await stockOf(tire.id)).toBe(48)
  })

  test('a spent key with other details is a mismatch, and belongs to its user alone', async () => {
    const tire = await aTire(50)
    await fillCart(user, [[tire, 1]])
    await placeOrder(anOrderOf(user), user, 'k')
    await expect(placeOrder(anOrderOf(user, { city: 'Gdynia' }), user, 'k')).rejects.toMatchObject({
      code: 'idempotency.mismatch',
    })
    const stranger = aCustomer()
    await expect(placeOrder(anOrderOf(stranger), stranger, 'k')).rejects.toMatchObject({ code: 'cart.empty' })
  })

  test('a refused placing gives its key back', async () => {
    const tire = await aTire(50)
    await expect(placeOrder(anOrderOf(user), user, 'again')).rejects.toMatchObject({ code: 'cart.empty' })
    await fillCart(user, [[tire, 1]])
    expect((await placeOrder(anOrderOf(user), user, 'again')).replayed).toBe(false)
  })

  test('a key is forgotten after 24 hours', async () => {
    const tire = await aTire(50)
    await fillCart(user, [[tire, 1]])
    const first = await placeOrder(anOrderOf(user), user, 'old')
    await db().idempotencyKey.updateMany({
      where: { userId: user.uid },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    })
    await fillCart(user, [[tire, 1]])
    const second = await placeOrder(anOrderOf(user), user, 'old')
    expect([second.replayed, second.order.id === first.order.id]).toEqual([false, false])
  })

  test('an old key does not stay in the database for ever, a fresh one does its work', async () => {
    const tire = await aTire(50)
    for (const key of ['yesterday', 'today']) {
      await fillCart(user, [[tire, 1]])
      await placeOrder(anOrderOf(user), user, key)
    }
    await db().idempotencyKey.updateMany({
      where: { userId: user.uid, key: 'yesterday' },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    })
    await clearOldKeys()
    const left = await db().idempotencyKey.findMany({ where: { userId: user.uid } })
    expect(left.map(({ key }) => key)).toContain('today')
    expect(left.map(({ key }) => key)).not.toContain('yesterday')
  })

  test('too little stock names the lines and changes nothing', async () => {
    const [scarce, plenty] = [await aTire(3), await aTire(50)]
    await fillCart(user, [
      [scarce, 3],
      [plenty, 1],
    ])
    await db().product.update({ where: { id: scarce.id }, data: { quantityInStock: 2 } })
    await expect(placeOrder(anOrderOf(user), user)).rejects.toMatchObject({
      code: 'cart.out_of_stock',
      fields: [{ path: `orderItems.${scarce.id}`, code: 'cart.out_of_stock' }],
    })
    expect(await stockOf(plenty.id)).toBe(50)
    expect(await cartItems(user.uid)).toHaveLength(2)
  })

  test('a product that was archived meanwhile is not sold', async () => {
    const tire = await aTire(3)
    await fillCart(user, [[tire, 1]])
    await db().product.update({ where: { id: tire.id }, data: { inArchive: true } })
    await expect(placeOrder(anOrderOf(user), user)).rejects.toMatchObject({ code: 'cart.not_for_sale' })
    expect(await stockOf(tire.id)).toBe(3)
  })

  test('a buyer who agreed to another total is asked again, and no price of the client is believed', async () => {
    const tire = await aTire(3)
    await fillCart(user, [[tire, 1]])
    const agreed = (expectedTotal: number) => placeOrder(anOrderOf(user, { expectedTotal }), user)
    await expect(agreed(549.98)).rejects.toMatchObject({ code: 'order.price_changed' })
    expect((await agreed(549.99)).order.totalGrosze).toBe(54_999)
  })

  test("nobody orders in somebody else's name", async () => {
    const stranger = aCustomer()
    await expect(placeOrder(anOrderOf(stranger), user)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('consents are stored with their time', async () => {
    await fillCart(user, [[await aTire(3), 1]])
    const consents = { privacyConsent: true, commercialConsent: true } as const
    const { order } = await placeOrder(anOrderOf(user, consents), user)
    const row = await db().shopOrder.findUniqueOrThrow({ where: { id: order.id } })
    expect(row.privacyConsentAt).toBeInstanceOf(Date)
    expect(row.commercialConsentAt).toBeInstanceOf(Date)
  })

  test('a line that another tab adds while the order is placed is either ordered or still in the cart', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = aCustomer()
      const [first, late] = [await aTire(10), await aTire(10)]
      await fillCart(buyer, [[first, 1]])
      const [{ order }] = await Promise.all([
        placeOrder(anOrderOf(buyer), buyer),
        fillCart(buyer, [[late, 1]]),
      ])
      const inCart = (await cartItems(buyer.uid)).some((item) => item.product.id === late.id)
      const ordered = order.orderItems.some((line) => line.productId === late.id)
      expect([inCart, ordered].filter(Boolean)).toHaveLength(1)
    }
  })
})
