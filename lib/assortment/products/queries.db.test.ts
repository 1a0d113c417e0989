import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { entryOf } from './entry'
import { AdminProductsQuery } from './list-query'
import { filterChoices, knownNames, listAdminProducts, priceSteps, stockLog } from './queries'
import { adjustStock, archiveProduct, updateProduct } from './service'

const ask = async (query: object) => {
  const { products, total } = await listAdminProducts(AdminProductsQuery.parse(query))
  return { ids: products.map(({ id }) => id), total }
}

test('an administrator finds products by words, number, type, sale and stock, in the order asked for', async () => {
  // eight digits alone would be the number of a product
  const mark = `m${randomUUID().slice(0, 8)}`
  const [many, few, none] = [
    await aTire(30, { title: `Żółw AT ${mark}`, price: 300 }),
    await aTire(2, { title: `Żółw MT ${mark}`, price: 200 }),
    await aTire(0, { title: `Żółw HT ${mark}`, price: 100 }),
  ]
  await archiveProduct(many.id, anAdministrator)
  expect(await ask({ search: `zolw ${mark}` })).toEqual({ ids: [none.id, few.id], total: 2 })
  expect((await ask({ search: mark, sale: 'archived' })).ids).toEqual([many.id])
  expect((await ask({ search: mark, sale: 'all', sort: '-price' })).ids).toEqual([many.id, few.id, none.id])
  expect((await ask({ search: mark, stock: 'low' })).ids).toEqual([few.id])
  expect((await ask({ search: mark, stock: 'out' })).ids).toEqual([none.id])
  expect((await ask({ search: mark, type: 'Wheel' })).total).toBe(0)
  expect((await ask({ search: `#${few.id}` })).ids).toEqual([few.id])
  expect((await ask({ search: '%_' })).total).toBe(0)
  expect((await ask({ search: mark, pageSize: '1', page: '2' })).ids).toEqual([few.id])
})

test('an administrator finds products by use, season, brand and diameter, also together', async () => {
  const mark = `m${randomUUID().slice(0, 8)}`
  const made = async (data: { use: string; season: string; manufacturer: string; diameter: number }) => {
    const { id } = await aTire(5, { title: mark })
    await db().product.update({ where: { id }, data })
    return id
  }
  const own = `Trakt ${mark}`
  const summer = { season: 'summer', manufacturer: own }
  const small = await made({ ...summer, use: 'all-terrain', diameter: 15 })
  const large = await made({ ...summer, use: 'all-terrain', diameter: 16.5 })
  const mud = await made({ use: 'mud', season: 'winter', manufacturer: 'Nordman', diameter: 15 })
  const idsOf = async (filter: object) => (await ask({ search: mark, ...filter })).ids
  expect(await idsOf({ use: 'all-terrain' })).toEqual([large, small])
  expect(await idsOf({ use: 'mud' })).toEqual([mud])
  expect(await idsOf({ season: 'winter' })).toEqual([mud])
  expect(await idsOf({ manufacturer: own })).toEqual([large, small])
  expect(await idsOf({ diameter: '16.5' })).toEqual([large])
  expect(await idsOf({ use: 'all-terrain', season: 'summer', manufacturer: own, diameter: '15' })).toEqual([
    small,
  ])
  expect(await idsOf({ use: 'mud', season: 'summer' })).toEqual([])
  const choices = await filterChoices()
  expect(choices.makers).toContain(own)
  expect(choices.diameters.filter((inches) => inches === 16.5)).toHaveLength(1)
})

test('the log of a stock tells adjustments and what orders took, gave back and took again, newest first', async () => {
  const [tire, buyer] = [await aTire(5), aCustomer()]
  await adjustStock(tire.id, { delta: 3, reason: 'delivery', note: 'WZ 12' }, anAdministrator)
  await fillCart(buyer, [[tire, 2]])
  const { order } = await placeOrder(anOrderOf(buyer), buyer)
  const move = (status: 'Canceled' | 'Pending' | 'Sent') =>
    updateOrderStatus({ orderId: order.id, status }, anAdministrator)
  await move('Sent')
  await move('Canceled')
  await move('Pending')
  const log = await stockLog(tire.id)
  expect(log.map(({ delta, reason, after }) => [delta, reason, after])).toEqual([
    [-2, 'resumed', 6],
    [2, 'canceled', 8],
    [-2, 'sold', 6],
    [3, 'delivery', 8],
  ])
  expect(log.at(-1)).toMatchObject({ note: 'WZ 12', by: anAdministrator.name, orderId: null })
  expect(log[0]).toMatchObject({ orderId: order.id, by: anAdministrator.name, isBuyer: false })
  expect(log[2]).toMatchObject({ orderId: order.id, isBuyer: true })
})

test('every price that a product had is known, oldest first', async () => {
  const tire = await aTire(5, { price: 500 })
  for (const priceGrosze of [45_000, 47_500])
    await updateProduct(tire.id, { ...entryOf(tire), priceGrosze }, anAdministrator)
  const steps = await priceSteps(tire.id)
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [50000, 45000],
    [45000, 47500],
  ])
})

test('tread patterns, makers and bolt patterns of the catalogue are offered once each', async () => {
  const tire = await aTire(1)
  await db().product.update({
    where: { id: tire.id },
    data: { protector: 'Błoto MT', manufacturer: 'Trakt' },
  })
  const names = await knownNames()
  expect(names.treads.filter((name) => name === 'Błoto MT')).toHaveLength(1)
  expect(names.makers).toContain('Trakt')
})
