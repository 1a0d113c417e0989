import { expect, test } from 'vitest'
import { entryOf, ProductEntry } from '@/lib/catalog/admin/entry'
import { updateProduct } from '@/lib/catalog/admin/service'
import { db } from '@/lib/core/database/db'
import { inPln } from '@/lib/http/money'
import { anAdministrator, aTire } from '@/lib/orders/testing'
import { BulkChange } from './rules'
import { changeProducts } from './service'

const admin = anAdministrator
const change = (wanted: object) => changeProducts(BulkChange.parse(wanted), admin)
const seen = ({ id, priceGrosze }: { id: number; priceGrosze: number }) => ({ id, price: priceGrosze / 100 })
const rowOf = (id: number) =>
  db().product.findUniqueOrThrow({
    where: { id },
    select: { priceGrosze: true, quantityInStock: true, inArchive: true },
  })

test('prices of picked products change together, each noted in the history of prices and in the audit', async () => {
  const tires = [await aTire(1), await aTire(1, { price: 100 })]
  const products = tires.map(seen).reverse()
  expect(await change({ action: 'price', products, change: { by: 'percent', value: -7.5 } })).toEqual({
    changed: 2,
  })
  expect(await Promise.all(tires.map(({ id }) => rowOf(id)))).toMatchObject([
    { priceGrosze: 50_874 },
    { priceGrosze: 9_250 },
  ])
  for (const { id } of tires) {
    expect(await db().priceChange.count({ where: { productId: id } })).toBe(1)
    const last = await db().auditEntry.findFirst({
      where: { subjectId: String(id) },
      orderBy: { id: 'desc' },
    })
    expect(last).toMatchObject({ action: 'product.edit', actor: admin.uid })
  }
})

test('no price changes where one of them is no longer the one that was seen', async () => {
  const [one, other] = [await aTire(1), await aTire(1)]
  const products = [one, other].map(seen)
  await updateProduct(other.id, ProductEntry.parse({ ...inPln(entryOf(other)), price: 500 }), admin)
  const wanted = { action: 'price', products, change: { by: 'amount', value: 10 } }
  await expect(change(wanted)).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ path: `products.${other.id}`, code: 'product.changed' }],
  })
  expect(await rowOf(one.id)).toMatchObject({ priceGrosze: 54_999 })
})

test('picked products leave sale and come back together', async () => {
  const products = [await aTire(1), await aTire(1)].map(({ id }) => ({ id }))
  const areArchived = () => Promise.all(products.map(async ({ id }) => (await rowOf(id)).inArchive))
  await change({ action: 'archive', products })
  expect(await areArchived()).toEqual([true, true])
  await change({ action: 'restore', products })
  expect(await areArchived()).toEqual([false, false])
})

test('a stock that would fall below zero keeps the stocks of all picked products as they are', async () => {
  const [few, many] = [await aTire(1), await aTire(5)]
  const products = [few, many].map(({ id }) => ({ id }))
  const damage = (pieces: number) => ({
    action: 'stock',
    products,
    adjustment: { reason: 'damage', delta: -pieces },
  })
  await expect(change(damage(2))).rejects.toMatchObject({
    fields: [{ path: `products.${few.id}`, code: 'product.stock_too_low' }],
  })
  expect(await rowOf(many.id)).toMatchObject({ quantityInStock: 5 })
  await change(damage(1))
  expect([await rowOf(few.id), await rowOf(many.id)]).toMatchObject([
    { quantityInStock: 0 },
    { quantityInStock: 4 },
  ])
})
