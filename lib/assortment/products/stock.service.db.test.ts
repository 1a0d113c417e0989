import { expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import { aCustomer, anAdministrator as admin, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { adjustStock } from './service'

test('the stock is put right by what was counted or by a difference, with the reason on record', async () => {
  const tire = await aTire(5)
  await adjustStock(tire.id, { counted: 7, reason: 'count', note: 'Regał 4' }, admin)
  const { quantityInStock } = await adjustStock(tire.id, { delta: -2, reason: 'damage', note: '' }, admin)
  expect(quantityInStock).toBe(5)
  const changes = await db().stockChange.findMany({
    where: { productId: tire.id },
    orderBy: { id: 'asc' },
  })
  expect(changes).toMatchObject([
    { delta: 2, stockAfter: 7, reason: 'count', note: 'Regał 4', changedByName: admin.name },
    { delta: -2, stockAfter: 5, reason: 'damage', note: '' },
  ])
  const audit = await db().auditEntry.findFirst({
    where: { subjectType: 'product', subjectId: String(tire.id) },
    orderBy: { id: 'desc' },
  })
  expect(audit).toMatchObject({
    action: 'product.stock',
    before: { quantityInStock: 7 },
    after: { quantityInStock: 5, reason: 'damage' },
  })
})

test('a stock that is counted as it is stays without a trace', async () => {
  const tire = await aTire(5)
  await adjustStock(tire.id, { counted: 5, reason: 'count', note: '' }, admin)
  expect(await db().stockChange.count({ where: { productId: tire.id } })).toBe(0)
})

test('the stock never falls below zero', async () => {
  const tire = await aTire(3)
  await expect(adjustStock(tire.id, { delta: -4, reason: 'damage', note: '' }, admin)).rejects.toEqual(
    expect.objectContaining({ code: 'product.stock_too_low' }),
  )
  expect((await existingProduct(tire.id)).quantityInStock).toBe(3)
})

test('a stock that is taken by fifty buyers and by damage at once ends at zero, with every piece accounted for', async () => {
  const tire = await aTire(40)
  const buyers = Array.from({ length: 50 }, aCustomer)
  await Promise.all(buyers.map((buyer) => fillCart(buyer, [[tire, 1]])))
  const damage = Array.from({ length: 5 }, () =>
    adjustStock(tire.id, { delta: -4, reason: 'damage' as const, note: '' }, admin),
  )
  const delivery = adjustStock(tire.id, { delta: 2, reason: 'delivery', note: '' }, admin)
  const orders = buyers.map((buyer) => placeOrder(anOrderOf(buyer), buyer))
  const [placed, damaged] = await Promise.all([Promise.allSettled(orders), Promise.allSettled(damage)])
  await delivery
  const sold = placed.filter(({ status }) => status === 'fulfilled').length
  const broken = damaged.filter(({ status }) => status === 'fulfilled').length
  const { quantityInStock } = await existingProduct(tire.id)
  expect(quantityInStock).toBe(42 - sold - 4 * broken)
  expect(quantityInStock).toBeGreaterThanOrEqual(0)
  const logged = await db().stockChange.findMany({ where: { productId: tire.id } })
  expect(logged.reduce((sum, { delta }) => sum + delta, 0)).toBe(2 - 4 * broken)
  for (const result of [...placed, ...damaged])
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ShopError)
})
