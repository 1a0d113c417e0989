import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { existingProduct } from '@/lib/catalog/product/queries'
import { ShopError } from '@/lib/platform/errors'
import { answerText } from '@/lib/platform/http/money'
import { toPln } from '@/lib/platform/values/money'
import { orderDocument } from '@/lib/sales/books/document'
import { cartItems } from '@/lib/sales/cart/queries'
import { deliveryLines } from '@/lib/sales/cart/totals'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { deliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { getOrder } from '@/lib/sales/orders/queries'
import { linesTotal } from '@/lib/sales/orders/rules'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import {
  aCustomer,
  anAdministrator,
  anOrderOf,
  aTire,
  fillCart,
  isUnavailable,
} from '@/lib/sales/orders/testing'
import { placeOrder } from './place.service'

let user = aCustomer()
beforeEach(() => {
  user = aCustomer()
})
afterEach(async () => {
  await setRates(anAdministrator, [])
})
const buy = async (pieces: number, more: Partial<PlaceOrderInput> = {}) => {
  const tire = await aTire(20, { price: 100 })
  await fillCart(user, [[tire, pieces]])
  const { order } = await placeOrder(anOrderOf(user, more), user)
  return order
}
const abroad = { country: 'DE', postCode: '10115', city: 'Berlin' }

describe('placing without a price table', () => {
  test('delivery costs nothing and has no name, within Poland and abroad', async () => {
    expect(await buy(2)).toMatchObject({ totalGrosze: 20_000, deliveryGrosze: 0, deliveryName: null })
    expect(await buy(2, abroad)).toMatchObject({ totalGrosze: 20_000, deliveryGrosze: 0, deliveryName: null })
  })

  test('the prices of deliveries take no statement of their own', async () => {
    const statementsOf = async () => {
      await fillCart(user, [[await aTire(5), 1]])
      const statements = await recordStatements(() => placeOrder(anOrderOf(user), user))
      return statements.length
    }
    const without = await statementsOf()
    await setRates(anAdministrator, [aRate()])
    expect(await statementsOf()).toBe(without)
  })
})

describe('placing with a price table', () => {
  test('the delivery is part of the total, and stays as it was agreed when the price changes later', async () => {
    await setRates(anAdministrator, [aRate()])
    const order = await buy(2, { expectedTotal: 225 })
    expect(order).toMatchObject({ totalGrosze: 22_500, deliveryGrosze: 2_500, deliveryName: 'DPD' })
    await setRates(anAdministrator, [aRate({ name: 'GLS', price: 99 })])
    expect(await getOrder(order.id, user)).toEqual(order)
    expect(JSON.parse(answerText(order))).toMatchObject({
      total: 225,
      deliveryPrice: 25,
      deliveryName: 'DPD',
    })
    expect(await orderDocument(order.id, user)).toMatchObject({
      delivery: { name: 'DPD', net: 20.33, vat: 4.67, gross: 25 },
      total: { gross: 225 },
    })
  })

  test('a buyer who agreed to a total without the delivery, or with another one, is asked again', async () => {
    await setRates(anAdministrator, [aRate()])
    for (const expectedTotal of [200, 220, 230])
      await expect(buy(2, { expectedTotal })).rejects.toMatchObject({ code: 'order.price_changed' })
  })

  test('the same table prices both kinds of shipping, by piece and by weight, and is free from its threshold', async () => {
    const tire = await aTire(20, { price: 100 })
    await setRates(
      anAdministrator,
      [
        aRate({ basis: 'piece', price: 10, freeFrom: 400 }),
        aRate({ countries: ['DE'], basis: 'weight', price: null, steps: [{ upTo: 30, price: 50 }] }),
      ],
      { Tire: 15, Wheel: null, Spacer: null },
    )
    expect(await buy(3)).toMatchObject({ deliveryGrosze: 3_000 })
    expect(await buy(3, { typeOfDelivery: 'shipping_to_another_address' })).toMatchObject({
      deliveryGrosze: 3_000,
    })
    expect(await buy(4)).toMatchObject({ totalGrosze: 40_000, deliveryGrosze: 0, deliveryName: 'DPD' })
    expect(await buy(2, abroad)).toMatchObject({ deliveryGrosze: 5_000 })
    await expect(buy(3, abroad)).rejects.toMatchObject({ code: 'order.delivery_on_request' })
    expect(tire.weight).toBeNull()
  })

  test('a country without a price is refused with nothing lost, and Poland without one is free', async () => {
    await setRates(anAdministrator, [aRate({ countries: ['CZ'] })])
    const tire = await aTire(5, { price: 100 })
    await fillCart(user, [[tire, 2]])
    await expect(placeOrder(anOrderOf(user, abroad), user)).rejects.toMatchObject({
      code: 'order.delivery_on_request',
    })
    expect((await existingProduct(tire.id)).quantityInStock).toBe(5)
    expect(await cartItems(user.uid)).toHaveLength(1)
    const { order } = await placeOrder(anOrderOf(user), user)
    expect(order).toMatchObject({ totalGrosze: 20_000, deliveryGrosze: 0, deliveryName: null })
  })

  test('a weight that nobody has said makes a price by weight one on request', async () => {
    await setRates(anAdministrator, [
      aRate({ basis: 'weight', price: null, steps: [{ upTo: 1_000, price: 5 }] }),
    ])
    await expect(buy(1)).rejects.toMatchObject({ code: 'order.delivery_on_request' })
  })
})

test('fifty orders while an administrator changes the price: each has one price, and its buyer agreed to it', async () => {
  const tire = await aTire(500, { price: 100 })
  const buyers = Array.from({ length: 50 }, aCustomer)
  await Promise.all(buyers.map((buyer) => fillCart(buyer, [[tire, 2]])))
  const prices = [11, 22, 33]
  await setRates(anAdministrator, [aRate({ price: 11, name: 'carrier 11' })])
  let isOver = false

  const changePrices = async () => {
    for (let round = 1; !isOver; round++) {
      const price = prices[round % prices.length] ?? 11
      await setRates(anAdministrator, [aRate({ price, name: `carrier ${price}` })])
    }
  }
  /** Agrees to what is shown, and to what is shown next when it has changed, as the checkout does. */
  const order = async (buyer: typeof user) => {
    for (;;) {
      const table = await readDelivery()
      const items = await cartItems(buyer.uid)
      const to = { country: 'PL', typeOfDelivery: 'shipping_to_customer' } as const
      const lines = deliveryLines(items)
      const agreed = linesTotal(lines) + groszeOf(deliveryPrice(lines, to, table))
      try {
        const { order } = await placeOrder(anOrderOf(buyer, { expectedTotal: toPln(agreed) }), buyer)
        return { order, agreed }
      } catch (error) {
        const isChanged = error instanceof ShopError && error.code === 'order.price_changed'
        if (!isChanged && !isUnavailable(error)) throw error
      }
    }
  }
  const changing = changePrices()
  const placed = await Promise.all(buyers.map(order)).finally(() => {
    isOver = true
  })
  await changing

  expect(placed).toHaveLength(50)
  for (const { order, agreed } of placed) {
    expect(order.totalGrosze).toBe(agreed)
    expect(order.totalGrosze).toBe(linesTotal(order.orderItems) + order.deliveryGrosze)
    // the name and the price are of the same version of the table
    expect(order.deliveryName).toBe(`carrier ${toPln(order.deliveryGrosze)}`)
    expect(prices).toContain(toPln(order.deliveryGrosze))
  }
  expect((await existingProduct(tire.id)).quantityInStock).toBe(400)
}, 90_000)
