import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { entryOf, ProductEntry } from '@/lib/assortment/products/entry'
import { adjustStock, editedProduct, updateProduct } from '@/lib/assortment/products/service'
import { StockAdjustment } from '@/lib/assortment/products/stock-adjustment'
import { db } from '@/lib/platform/database/db'
import { inPln } from '@/lib/platform/http/money'
import { anAdministrator, aTire } from '@/lib/sales/orders/testing'
import { lastBulkChange, listVersion } from './queries'
import { BulkChange } from './rules'
import { changeProducts, undoBulkChange } from './service'

const admin = anAdministrator
const change = (wanted: object) => changeProducts(BulkChange.parse(wanted), admin)
const seen = ({ id, priceGrosze }: { id: number; priceGrosze: number }) => ({ id, price: priceGrosze / 100 })
const setProductPrice = (id: number, priceGrosze: number) =>
  db().product.update({ where: { id }, data: { priceGrosze } })
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

/** Tires that a search finds alone, with what an administrator saw of them. */
async function aList(count: number) {
  const title = `Zbiorczy ${randomUUID().slice(0, 8)}`
  const tires = []
  for (let made = 0; made < count; made += 1) tires.push(await aTire(5, { title }))
  const filter = { search: title, sale: 'onSale', stock: 'any' } as const
  return { tires, list: { filter, version: (await listVersion(filter)) ?? '' } }
}
const pricesOf = (tires: { id: number }[]) =>
  Promise.all(tires.map(async ({ id }) => (await rowOf(id)).priceGrosze))
const lastId = async () => (await lastBulkChange())?.id ?? 0

test('a whole list changes its prices to round ones, and one press gives each its former price', async () => {
  const { tires, list } = await aList(30)
  const raise = { by: 'percent', value: 3, ending: '90' }
  expect(await change({ action: 'price', list, change: raise })).toEqual({ changed: 30 })
  expect(new Set(await pricesOf(tires))).toEqual(new Set([56_690]))
  expect(await lastBulkChange()).toMatchObject({ action: 'price', products: 30, changedByName: admin.name })

  const [sold] = tires
  if (!sold) throw new Error('there are thirty')
  const edited = ProductEntry.parse({ ...inPln(entryOf(await editedProduct(sold.id))), price: 500 })
  await updateProduct(sold.id, edited, admin)
  expect(await undoBulkChange(await lastId(), admin)).toEqual({
    undone: 29,
    kept: [{ id: sold.id, title: sold.title }],
  })
  expect(new Set(await pricesOf(tires))).toEqual(new Set([54_999, 50_000]))
  expect(await lastBulkChange()).toBeNull()
})

test('a list that changed since it was seen is not changed, and a sale does not count', async () => {
  const { tires, list } = await aList(2)
  const [one, other] = tires
  if (!one || !other) throw new Error('there are two')
  const wanted = { action: 'archive', list }
  await setProductPrice(one.id, 70_000)
  await expect(change(wanted)).rejects.toMatchObject({ code: 'product.list_changed' })
  expect(await rowOf(other.id)).toMatchObject({ inArchive: false })
  await setProductPrice(one.id, 54_999)
  await adjustStock(one.id, StockAdjustment.parse({ reason: 'damage', delta: -1 }), admin)
  expect(await change(wanted)).toEqual({ changed: 2 })
})

test('an undone stock keeps what was sold meanwhile, a status comes back, and nothing is undone twice', async () => {
  const { tires, list } = await aList(2)
  const [one, other] = tires
  if (!one || !other) throw new Error('there are two')
  const stocks = () => Promise.all(tires.map(async ({ id }) => (await rowOf(id)).quantityInStock))
  await change({ action: 'stock', list, adjustment: { reason: 'delivery', delta: 12 } })
  await adjustStock(one.id, StockAdjustment.parse({ reason: 'damage', delta: -3 }), admin)
  await adjustStock(other.id, StockAdjustment.parse({ reason: 'damage', delta: -9 }), admin)
  const id = await lastId()
  expect(await undoBulkChange(id, admin)).toEqual({
    undone: 1,
    kept: [{ id: other.id, title: other.title }],
  })
  expect(await stocks()).toEqual([2, 8])
  await expect(undoBulkChange(id, admin)).rejects.toMatchObject({ code: 'product.already_undone' })

  await change({ action: 'archive', products: tires.map((tire) => ({ id: tire.id })) })
  await undoBulkChange(await lastId(), admin)
  expect(await rowOf(one.id)).toMatchObject({ inArchive: false })
})

test('a change of two administrators who press undo at once is undone once', async () => {
  const { tires, list } = await aList(3)
  await change({ action: 'price', list, change: { by: 'amount', value: 10 } })
  const id = await lastId()
  const results = await Promise.allSettled([undoBulkChange(id, admin), undoBulkChange(id, admin)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(new Set(await pricesOf(tires))).toEqual(new Set([54_999]))
})

test('a change names either products or a list', () => {
  const list = { filter: { search: '', sale: 'onSale', stock: 'any' }, version: 'x' }
  for (const which of [{}, { list, products: [{ id: 1 }] }])
    expect(BulkChange.safeParse({ action: 'archive', ...which }).success).toBe(false)
})

test('a whole list that is filtered by use changes no product of another use', async () => {
  const { tires, list } = await aList(3)
  const [mud] = tires
  await db().product.update({ where: { id: mud?.id ?? 0 }, data: { use: 'mud' } })
  for (const { id } of tires.slice(1))
    await db().product.update({ where: { id }, data: { use: 'all-terrain' } })
  const filter = { ...list.filter, use: 'all-terrain' } as const
  const version = (await listVersion(filter)) ?? ''
  const raise = { by: 'percent', value: 3, ending: 'any' }
  expect(await change({ action: 'price', list: { filter, version }, change: raise })).toEqual({ changed: 2 })
  expect(await pricesOf(tires)).toEqual([54_999, 56_649, 56_649])
})
