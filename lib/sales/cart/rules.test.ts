import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/sales/cart/schema'
import { formerPrice, lineProblem, quantityChoices } from './rules'
import { cartTotal, lineTotal, pieceCount } from './totals'

const line = (quantity: number, stock: number, more: Partial<CartItem['product']> = {}): CartItem => ({
  id: 1,
  quantity,
  addedAt: '2026-11-21T10:00:00.000Z',
  product: {
    id: 17,
    productType: 'Tire',
    title: '195/80 R15',
    url: '',
    priceGrosze: 34_999,
    quantityInStock: stock,
    inArchive: false,
    lowestPriceGrosze: null,
    ...more,
  },
})

test('the quantity offered is 1 to the lesser of 10 and the stock', () => {
  expect(quantityChoices(line(1, 3))).toEqual([1, 2, 3])
  expect(quantityChoices(line(1, 60))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a quantity that the stock no longer covers stays visible in its select', () => {
  expect(quantityChoices(line(4, 2))).toEqual([1, 2, 4])
  expect(quantityChoices(line(4, 0))).toEqual([4])
})

test.each([
  [line(2, 2), null],
  [line(3, 2), 'tooFew'],
  [line(1, 0), 'soldOut'],
  [line(1, 5, { inArchive: true }), 'archived'],
  [line(1, 0, { inArchive: true }), 'archived'],
])('a line says the one reason why it cannot be ordered', (item, problem) => {
  expect(lineProblem(item)).toBe(problem)
})

test('totals are added in grosze, so that 3 x 0.1 is 0.3', () => {
  expect(lineTotal(line(3, 5, { priceGrosze: 10 }))).toBe(30)
  expect(cartTotal([line(2, 5), line(1, 5, { priceGrosze: 2 })])).toBe(70_000)
  expect(pieceCount([line(2, 5), line(1, 5)])).toBe(3)
})

test('a line names its former price only once the price has risen', () => {
  const tire = line(1, 5)
  expect(formerPrice(tire, new Map())).toBeNull()
  expect(formerPrice(tire, new Map([[17, 34_999]]))).toBeNull()
  expect(formerPrice(tire, new Map([[17, 29_999]]))).toBe(29_999)
  expect(formerPrice(tire, new Map([[17, 40_000]]))).toBeNull()
})
