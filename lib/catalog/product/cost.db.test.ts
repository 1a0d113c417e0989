import { expect, test } from 'vitest'
import { catalogueRecords } from '@/lib/assortment/exchange/records'
import { entryOf } from '@/lib/assortment/products/entry'
import { editedProduct, updateProduct } from '@/lib/assortment/products/service'
import { db } from '@/lib/platform/database/db'
import { answerText } from '@/lib/platform/http/money'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { TireListQuery } from '@/lib/storefront/results/list-query'
import { listProducts } from '@/lib/storefront/results/queries'
import { searchTitles } from '@/lib/storefront/search/queries'
import { existingProduct } from './queries'

const COST = 31_337
const costly = async () => aTire(9, { title: 'Trakt Tajny Koszt MT 195/80 R15 96Q', cost: COST / 100 })

/** Whether an answer tells the cost, by its name or by its amount. */
const tellsCost = (answer: unknown) => /cost|313\.?37/i.test(answerText(answer))

test('the cost of a product is kept, shown to its editors and written into the file of the catalogue', async () => {
  const { id } = await costly()
  const edited = await editedProduct(id)
  expect(edited.costGrosze).toBe(COST)
  const files = []
  for await (const records of catalogueRecords({ type: 'Tire', state: 'all' })) files.push(...records)
  const row = files.find(([first]) => first === id)
  expect(row?.[files[0]?.indexOf('cost') ?? -1]).toBe(313.37)
  const { costGrosze } = await updateProduct(
    id,
    { ...entryOf(edited), costGrosze: 20_000 },
    anAdministrator,
    edited.version,
  )
  expect(costGrosze).toBe(20_000)
  const audit = await db().auditEntry.findFirst({
    where: { subjectId: String(id), action: 'product.edit' },
  })
  expect(audit).toMatchObject({ before: { cost: 313.37 }, after: { cost: 200 } })
})

test('no visitor and no buyer is told the cost of a product', async () => {
  const tire = await costly()
  const user = aCustomer()
  await fillCart(user, [[tire, 1]])
  const { order } = await placeOrder(anOrderOf(user), user)
  const query = TireListQuery.parse({ width: '195', profile: '80', diameter: '15', pageSize: '100' })
  const listed = await listProducts(query.query, query.pageSize)
  expect(listed.products.map(({ id }) => id)).toContain(tire.id)
  const found = await searchTitles('Trakt Tajny Koszt', { page: 1, pageSize: 10 })
  expect(found.products.map(({ id }) => id)).toContain(tire.id)
  expect(tellsCost(tire)).toBe(true)
  for (const answer of [await existingProduct(tire.id), listed, found, order, await ordersOfUser(user.uid)])
    expect(tellsCost(answer)).toBe(false)
})

test('a line keeps the cost of the day on which it was sold, and none where nobody said one', async () => {
  const [tire, unknown] = [await costly(), await aTire(5)]
  const user = aCustomer()
  await fillCart(user, [
    [tire, 2],
    [unknown, 1],
  ])
  const { order } = await placeOrder(anOrderOf(user), user)
  const { version, ...edited } = await editedProduct(tire.id)
  await updateProduct(tire.id, { ...entryOf(edited), costGrosze: 1 }, anAdministrator, version)
  const lines = await db().orderLine.findMany({
    where: { orderId: order.id },
    select: { productId: true, costGrosze: true },
    orderBy: { id: 'asc' },
  })
  expect(lines).toEqual([
    { productId: tire.id, costGrosze: COST },
    { productId: unknown.id, costGrosze: null },
  ])
})
