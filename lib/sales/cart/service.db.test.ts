import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { aCustomer, aTire } from '@/lib/sales/orders/testing'
import { cartItems, readCartTotal } from './queries'
import { addToCart, clearCart, removeFromCart, setQuantity, takeOverCart } from './service'

const add = (uid: string, id: number, quantity = 1) => addToCart(uid, { product: { id }, quantity })

/** Whether a statement of this database waits for a row. */
async function isSomebodyWaiting(): Promise<boolean> {
  const [found] = await db().$queryRaw<{ is: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()) AS is`
  return found?.is ?? false
}

describe('the cart', () => {
  test('keeps one line for one product, at the price of the shop', async () => {
    const { uid } = aCustomer()
    const tire = await aTire(9)
    await add(uid, tire.id)
    await add(uid, tire.id, 2)
    expect(await cartItems(uid)).toMatchObject([
      { quantity: 3, product: { id: tire.id, priceGrosze: 54_999 } },
    ])
    expect(await readCartTotal(uid)).toBe(164_997)
  })

  test('puts a removed line back in its place, and never later than now', async () => {
    const { uid } = aCustomer()
    const [first, second] = [await aTire(9), await aTire(9)]
    const { addedAt } = await add(uid, first.id, 4)
    // the place of a line is the millisecond in which it was put there
    await sleep(5)
    await add(uid, second.id)
    await removeFromCart(uid, { productId: first.id, quantity: 10 })
    await addToCart(uid, { product: { id: first.id }, quantity: 4, addedAt: new Date(addedAt) })
    const lines = await cartItems(uid)
    expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [first.id, 4],
      [second.id, 1],
    ])
    const third = await aTire(9)
    const future = new Date(Date.now() + 86_400_000)
    const last = await addToCart(uid, { product: { id: third.id }, quantity: 1, addedAt: future })
    expect(Date.parse(last.addedAt)).toBeLessThan(future.getTime() - 3_600_000)
  })

  test('caps a line at ten, or at the stock if lower, also when twenty adds arrive at once', async () => {
    const { uid } = aCustomer()
    const [many, few] = [await aTire(60), await aTire(3)]
    await Promise.all(Array.from({ length: 20 }, () => add(uid, many.id)))
    await Promise.all(Array.from({ length: 20 }, () => add(uid, few.id)))
    expect((await cartItems(uid)).map((item) => item.quantity)).toEqual([10, 3])
  })

  test('refuses what is sold out, archived or unknown', async () => {
    const { uid } = aCustomer()
    const [none, archived] = [await aTire(0), await aTire(5, { inArchive: true })]
    await expect(add(uid, none.id)).rejects.toMatchObject({ code: 'cart.out_of_stock' })
    await expect(add(uid, archived.id)).rejects.toMatchObject({ code: 'cart.not_for_sale' })
    await expect(add(uid, 999_999_999)).rejects.toMatchObject({ code: 'product.not_found' })
    await expect(add(uid, 99_999_999_999)).rejects.toMatchObject({ code: 'product.not_found' })
    expect(await cartItems(uid)).toEqual([])
  })

  test('answers that a product is unknown when it is deleted at the same moment', async () => {
    const { uid } = aCustomer()
    const { id } = await aTire(5)
    const adding = await db().$transaction(async (tx) => {
      await tx.product.delete({ where: { id } })
      const answer = add(uid, id).catch((error: unknown) => error)
      // it has read the product, and waits to know whether that is really gone
      await expect.poll(isSomebodyWaiting, { timeout: 4_000 }).toBe(true)
      return { answer }
    })
    expect(await adding.answer).toMatchObject({ code: 'product.not_found' })
  })

  test('changes a quantity from 1 to the lesser of 10 and the stock', async () => {
    const { uid } = aCustomer()
    const tire = await aTire(4)
    await expect(setQuantity(uid, tire.id, 1)).rejects.toMatchObject({ code: 'cart.not_in_cart' })
    await add(uid, tire.id)
    expect(await setQuantity(uid, tire.id, 4)).toMatchObject({ quantity: 4 })
    for (const quantity of [0, -1, 5, 11, 1.5, Number.NaN])
      await expect(setQuantity(uid, tire.id, quantity)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('lowers a line by what is removed, and drops it when nothing is left', async () => {
    const { uid } = aCustomer()
    const tire = await aTire(9)
    await add(uid, tire.id, 3)
    await removeFromCart(uid, { productId: tire.id, quantity: 1 })
    expect((await cartItems(uid))[0]?.quantity).toBe(2)
    await removeFromCart(uid, { productId: tire.id, quantity: 2 })
    await removeFromCart(uid, { productId: tire.id, quantity: 2 })
    expect(await cartItems(uid)).toEqual([])
  })

  test('shows the stock of today when it fell below the line', async () => {
    const { uid } = aCustomer()
    const tire = await aTire(9)
    await add(uid, tire.id, 5)
    await db().product.update({ where: { id: tire.id }, data: { quantityInStock: 2 } })
    expect(await cartItems(uid)).toMatchObject([{ quantity: 5, product: { quantityInStock: 2 } }])
  })

  test('of an anonymous sign-in goes over as an order or an add at the same moment leaves it', async () => {
    const [guest, account] = [aCustomer(), aCustomer()]
    const [bought, raised, kept] = [await aTire(9), await aTire(9), await aTire(9)]
    for (const { id } of [bought, raised, kept]) await add(guest.uid, id, 2)
    await add(account.uid, kept.id, 5)
    const lineOf = ({ id }: { id: number }) => ({ where: { userId: guest.uid, productId: id } })
    const taking = await db().$transaction(async (tx) => {
      await tx.cartItem.deleteMany(lineOf(bought))
      await tx.cartItem.updateMany({ ...lineOf(raised), data: { quantity: 4 } })
      const done = takeOverCart(guest.uid, account.uid)
      await expect.poll(isSomebodyWaiting, { timeout: 4_000 }).toBe(true)
      return { done }
    })
    await taking.done
    expect(await cartItems(guest.uid)).toEqual([])
    const lines = (await cartItems(account.uid)).map(({ product, quantity }) => [product.id, quantity])
    expect(new Map(lines as [number, number][])).toEqual(
      new Map([
        [raised.id, 4],
        [kept.id, 5],
      ]),
    )
  })

  test('clears what is its own and nobody else is', async () => {
    const [mine, theirs] = [aCustomer(), aCustomer()]
    const tire = await aTire(9)
    await add(mine.uid, tire.id)
    await add(theirs.uid, tire.id)
    await clearCart(mine.uid)
    expect(await cartItems(mine.uid)).toEqual([])
    expect(await cartItems(theirs.uid)).toHaveLength(1)
  })
})
