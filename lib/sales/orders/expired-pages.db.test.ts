import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productTag } from '@/lib/catalog/product/tags'
import { hasExpiredSince } from '@/lib/platform/cache/cache'
import { cacheClock } from '@/lib/platform/runtime/request-state'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { readResults } from '@/lib/storefront/results/address'
import { tagsOfList } from '@/lib/storefront/results/tags'

beforeEach(() => void vi.stubEnv('NEXT_RUNTIME', 'nodejs'))
afterEach(() => vi.unstubAllEnvs())

/** Which pages expire by this work: those of the tire's own size, of another size, and its own. */
async function expiredBy<T>(tireId: number, work: () => Promise<T>) {
  const before = cacheClock()
  const done = await work()
  const list = (address: string) => hasExpiredSince(tagsOfList(readResults('Tire', address).query), before)
  const pages = {
    ofItsSize: list('width=195&profile=80&diameter=15'),
    ofAnotherSize: list('width=225&profile=75&diameter=16'),
    own: hasExpiredSince([productTag(tireId)], before),
  }
  return { done, pages }
}

const sold = { ofItsSize: true, ofAnotherSize: false, own: true }
const none = { ofItsSize: false, ofAnotherSize: false, own: false }

test('an order expires the pages of the sold tire and its size, and those of no other size', async () => {
  const user = aCustomer()
  const tire = await aTire(5)
  await fillCart(user, [[tire, 2]])
  const { done, pages } = await expiredBy(tire.id, () => placeOrder(anOrderOf(user), user))
  expect(pages).toEqual(sold)

  const move = (status: 'In Processing' | 'Canceled') => () =>
    updateOrderStatus({ orderId: done.order.id, status }, anAdministrator)
  expect((await expiredBy(tire.id, move('In Processing'))).pages).toEqual(none)
  expect((await expiredBy(tire.id, move('Canceled'))).pages).toEqual(sold)
})

test('an order out of a stock whose number no page tells expires no page of the tire', async () => {
  const user = aCustomer()
  const tire = await aTire(60)
  await fillCart(user, [[tire, 2]])
  expect((await expiredBy(tire.id, () => placeOrder(anOrderOf(user), user))).pages).toEqual(none)
})
