import { beforeEach, describe, expect, test, vi } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import { cartItems } from '@/lib/sales/cart/queries'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { lanes } from '@/lib/shop/mail/lanes'
import { placeOrder } from './place.service'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const codesOf = (results: PromiseSettledResult<unknown>[]) => {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return [...new Set(reasons.map((reason) => (reason instanceof ShopError ? reason.code : `${reason}`)))]
}
const tooMany = { code: 'too_many_requests', headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

let user = aCustomer()
beforeEach(() => {
  user = aCustomer()
})
const buy = async (tire: StaffProduct, more: Parameters<typeof anOrderOf>[1] = {}, key?: string) => {
  await fillCart(user, [[tire, 1]])
  return placeOrder(anOrderOf(user, more), user, key)
}

/** Each tab puts its tire into the cart and places it, twenty times; all at once. */
async function fromEachTab(tires: StaffProduct[]) {
  const results: PromiseSettledResult<unknown>[] = []
  await Promise.all(
    tires.map(async (tire) => {
      for (let i = 0; i < 20; i++) results.push(...(await Promise.allSettled([buy(tire)])))
    }),
  )
  return results
}

describe('orders of one account', () => {
  test('twenty are placed in ten minutes; the next is told to wait, loses nothing, and is placed later', async () => {
    const tire = await aTire(30, { price: 1 })
    for (let i = 0; i < 20; i++) await buy(tire)
    await expect(buy(tire)).rejects.toMatchObject(tooMany)
    expect(await cartItems(user.uid)).toHaveLength(1)
    expect(await stockOf(tire.id)).toBe(10)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
    await placeOrder(anOrderOf(user), user)
    vi.useRealTimers()
    expect(await stockOf(tire.id)).toBe(9)
  })

  test('sixty calls from three tabs place no more than twenty', async () => {
    const tires = await Promise.all(Array.from({ length: 3 }, () => aTire(90, { price: 1 })))
    const results = await fromEachTab(tires)
    const placed = await ordersOfUser(user.uid)
    expect(placed).toHaveLength(results.filter(({ status }) => status === 'fulfilled').length)
    expect(placed).toHaveLength(20)
    const sold = placed.flatMap(({ orderItems }) => orderItems).reduce((sum, line) => sum + line.quantity, 0)
    const stocks = await Promise.all(tires.map(({ id }) => stockOf(id)))
    expect(stocks.reduce((sum, stock) => sum + stock) + sold).toBe(270)
  })

  test('refused calls do not count', async () => {
    const tire = await aTire(30, { price: 1 })
    for (let i = 0; i < 30; i++)
      await expect(placeOrder(anOrderOf(user), user)).rejects.toMatchObject({ code: 'cart.empty' })
    for (let i = 0; i < 20; i++) await buy(tire)
    await expect(buy(tire)).rejects.toMatchObject(tooMany)
  })

  test('a repeated call is answered with its order even when the limit is used up, and does not count', async () => {
    const tire = await aTire(30, { price: 1 })
    const { order } = await buy(tire, {}, 'first')
    for (let i = 0; i < 10; i++)
      expect((await placeOrder(anOrderOf(user), user, 'first')).order.id).toBe(order.id)
    for (let i = 0; i < 19; i++) await buy(tire)
    await expect(buy(tire)).rejects.toMatchObject(tooMany)
    expect(await placeOrder(anOrderOf(user), user, 'first')).toMatchObject({ replayed: true })
  })
})

describe('letters to an address that is not the account’s own', () => {
  const dueOf = async (orderId: string) =>
    (await db().outbox.findUniqueOrThrow({ where: { eventKey: `order.placed:${orderId}` } })).dueAt
  const waitsOf = async (orderIds: string[]) =>
    (await Promise.all(orderIds.map(dueOf))).map((due) =>
      due === null ? null : Math.max(0, Math.round((due.getTime() - Date.now()) / 3_600_000)),
    )

  test('five an hour leave, whatever account and spelling they come from; the others wait, and every order is placed', async () => {
    const tire = await aTire(30, { price: 1 })
    const name = `stranger-${user.uid}`
    const placed: string[] = []
    for (let i = 0; i < 11; i++) {
      user = aCustomer()
      const email = i % 2 ? `${name}@example.com` : `${name.toUpperCase()}+${i}@example.com`
      placed.push((await buy(tire, { email })).order.id)
    }
    expect(await stockOf(tire.id)).toBe(19)
    expect(await waitsOf(placed)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2])
  })

  test('two orders at the same moment do not both take the last letter of the hour', async () => {
    const tire = await aTire(30, { price: 1 })
    const stranger = { email: `both-${user.uid}@example.com` }
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const buyer = aCustomer()
        await fillCart(buyer, [[await aTire(1, { price: 1 }), 1]])
        return (await placeOrder(anOrderOf(buyer, stranger), buyer)).order.id
      }),
    )
    expect((await waitsOf(placed)).sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    expect(await stockOf(tire.id)).toBe(30)
  })

  test('an address that nobody has confirmed is a stranger’s, although the account has it', async () => {
    const tire = await aTire(30, { price: 1 })
    user = { ...user, isEmailConfirmed: false }
    const placed: string[] = []
    for (let i = 0; i < 6; i++) placed.push((await buy(tire)).order.id)
    expect(await waitsOf(placed)).toEqual([0, 0, 0, 0, 0, 1])
    const rows = await db().shopOrder.findMany({ where: { userId: user.uid } })
    expect(rows.map(({ isOwnEmail }) => isOwnEmail)).toEqual(placed.map(() => false))
  })

  test('twenty to twenty strangers leave behind those of known buyers, and the staff hears at once of three', async () => {
    const tire = await aTire(30, { price: 1 })
    user = { ...user, isEmailConfirmed: false }
    const placed: string[] = []
    for (let i = 0; i < 20; i++)
      placed.push((await buy(tire, { email: `stranger-${i}-${user.uid}@example.com` })).order.id)
    const known = aCustomer()
    await fillCart(known, [[tire, 1]])
    const own = (await placeOrder(anOrderOf(known), known)).order.id
    const rowsOf = (topic: string, ids: string[]) =>
      db().outbox.findMany({
        where: { eventKey: { in: ids.map((id) => `${topic}:${id}`) } },
        orderBy: { id: 'asc' },
      })
    const letters = await rowsOf('order.placed', placed)
    expect(letters.map(({ lane }) => lane)).toEqual(placed.map(() => lanes.unconfirmed.number))
    expect(letters.map(({ turn }) => turn)).toEqual(placed.map((_, place) => place + 1))
    expect(await rowsOf('order.placed', [own])).toMatchObject([{ lane: lanes.buyers.number, dueAt: null }])
    const notices = await rowsOf('order.placed_for_staff', placed)
    expect(notices.filter(({ lane }) => lane === lanes.staff.number)).toHaveLength(3)
    expect(notices.filter(({ lane }) => lane === lanes.unconfirmed.number)).toHaveLength(17)
  })

  test('the limit counts placed orders only: what becomes of them is told all the same', async () => {
    const tire = await aTire(30, { price: 1 })
    const stranger = { email: `buyer-${user.uid}@example.com` }
    const placed: string[] = []
    for (let i = 0; i < 6; i++) placed.push((await buy(tire, stranger)).order.id)
    for (const orderId of placed)
      for (const status of ['In Processing', 'Sent'] as const)
        await updateOrderStatus({ orderId, status }, anAdministrator)
    const told = await db().outbox.findMany({ where: { topic: 'order.status_changed' } })
    const orderIds = told.map(({ payload }) => (payload as { orderId: string }).orderId)
    expect(orderIds.filter((id) => placed.includes(id))).toHaveLength(12)
  })

  test('it is remembered whose address an order goes to', async () => {
    const tire = await aTire(30, { price: 1 })
    const own = await buy(tire, { email: user.email.toUpperCase() })
    const foreign = await buy(tire, { email: `other-${user.uid}@example.com` })
    const rows = await db().shopOrder.findMany({ where: { userId: user.uid } })
    const isOwn = new Map(rows.map(({ id, isOwnEmail }) => [id, isOwnEmail]))
    expect([isOwn.get(own.order.id), isOwn.get(foreign.order.id)]).toEqual([true, false])
  })
})

describe('the size of an order', () => {
  test('fifty lines are placed, fifty-one are refused and stay in the cart', async () => {
    const tires = await Promise.all(Array.from({ length: 51 }, () => aTire(5, { price: 1 })))
    await fillCart(
      user,
      tires.map((tire) => [tire, 1]),
    )
    await expect(placeOrder(anOrderOf(user), user)).rejects.toMatchObject({ code: 'order.too_many_lines' })
    expect(await cartItems(user.uid)).toHaveLength(51)
    await db().cartItem.deleteMany({ where: { userId: user.uid, productId: tires[0]?.id ?? 0 } })
    expect((await placeOrder(anOrderOf(user), user)).order.orderItems).toHaveLength(50)
  })

  test('what is open and unpaid stays below 50,000 zł; delivered, canceled and paid orders do not count', async () => {
    const tire = await aTire(30, { price: 20_000 })
    const first = await buy(tire)
    const second = await buy(tire)
    await expect(buy(tire)).rejects.toMatchObject({ code: 'order.open_value' })
    expect(await stockOf(tire.id)).toBe(28)
    await db().shopOrder.update({ where: { id: first.order.id }, data: { status: 'Canceled' } })
    const third = (await placeOrder(anOrderOf(user), user)).order
    await expect(buy(tire)).rejects.toMatchObject({ code: 'order.open_value' })
    await db().shopOrder.update({ where: { id: second.order.id }, data: { status: 'Delivered' } })
    await placeOrder(anOrderOf(user), user)
    await expect(buy(tire)).rejects.toMatchObject({ code: 'order.open_value' })
    await db().payment.create({
      data: {
        orderId: third.id,
        requestId: third.id,
        paypalOrderId: 'PAYPAL1',
        captureId: 'CAPTURE1',
        capturedAt: new Date(),
        status: 'captured',
        amountMinor: 1,
        currency: 'USD',
      },
    })
    await placeOrder(anOrderOf(user), user)
  })

  test('sixty calls from three tabs do not get past the open value', async () => {
    const tires = await Promise.all(Array.from({ length: 3 }, () => aTire(90, { price: 3_000 })))
    const results = await fromEachTab(tires)
    const orders = await ordersOfUser(user.uid)
    const open = orders.reduce((sum, { totalGrosze }) => sum + totalGrosze, 0)
    expect(open).toBeGreaterThan(3_000_000)
    expect(open).toBeLessThanOrEqual(5_000_000)
    expect(codesOf(results)).toContain('order.open_value')
  })
})
