import { expect, test } from 'vitest'
import { emptyLines, withoutLine, withQuantity } from './changing'
import { applyChanges, withLine } from './client'
import type { CartItem } from './schema'

const line = (id: number, quantity: number): CartItem => ({
  id,
  quantity,
  addedAt: `2026-11-2${id}T10:00:00.000Z`,
  product: {
    id,
    productType: 'Tire',
    title: `Tire ${id}`,
    url: '',
    priceGrosze: 34_999,
    quantityInStock: 9,
    inArchive: false,
    lowestPriceGrosze: null,
  },
})
const quantities = (items: CartItem[]) => items.map(({ product, quantity }) => [product.id, quantity])
const cart = [line(1, 1), line(2, 5)]

test('a change that the server refused is gone with it, and a later one still stands', () => {
  const [four, none] = [withQuantity(1, 4), withoutLine(2)]
  expect(quantities(applyChanges(cart, [four, none]))).toEqual([[1, 4]])
  expect(quantities(applyChanges(cart, [none]))).toEqual([[1, 1]])
  expect(quantities(applyChanges(cart, [four]))).toEqual([
    [1, 4],
    [2, 5],
  ])
})

test("the server's line takes the place of what was shown, and a new one comes last", () => {
  expect(quantities(withLine(line(1, 3))(cart))).toEqual([
    [1, 3],
    [2, 5],
  ])
  expect(quantities(withLine(line(3, 1))(cart))).toEqual([
    [1, 1],
    [2, 5],
    [3, 1],
  ])
  expect(applyChanges(cart, [emptyLines])).toEqual([])
})

test('a line that is put back comes to its old place', () => {
  expect(quantities(withLine(line(1, 1))([line(2, 5)]))).toEqual(quantities(cart))
})
