import { expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { transaction } from '@/lib/platform/database/transaction'
import { aTire } from '@/lib/sales/orders/testing'
import { giveBackStock, takeStock } from './service'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock

test('lines that the stock does not cover are named, and nothing is taken for the others', async () => {
  const [plenty, scarce, none] = [await aTire(5), await aTire(1), await aTire(0)]
  const lines = [plenty, scarce, none].map(({ id }) => ({ productId: id, quantity: 2 }))
  await expect(transaction((tx) => takeStock(tx, lines))).rejects.toMatchObject({
    code: 'cart.out_of_stock',
    fields: [
      { path: `orderItems.${scarce.id}`, code: 'cart.out_of_stock' },
      { path: `orderItems.${none.id}`, code: 'cart.out_of_stock' },
    ],
  })
  expect(await stockOf(plenty.id)).toBe(5)
})

test('what is given back is what was taken, line by line', async () => {
  const [first, second] = [await aTire(5), await aTire(7)]
  const lines = [
    { productId: first.id, quantity: 5 },
    { productId: second.id, quantity: 2 },
  ]
  await transaction((tx) => takeStock(tx, lines))
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([0, 5])
  await transaction((tx) => giveBackStock(tx, lines))
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([5, 7])
})

test('buyers who take the last piece without locking it first do not oversell it', async () => {
  const { id } = await aTire(1)
  const take = () => transaction((tx) => takeStock(tx, [{ productId: id, quantity: 1 }]))
  const results = await Promise.allSettled([take(), take(), take()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(id)).toBe(0)
})
