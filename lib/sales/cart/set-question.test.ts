import { expect, test } from 'vitest'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { CartItem } from './schema'
import { setQuestion } from './set-question'

let made = 0
const line = (productType: ProductType, quantity: number, quantityInStock = 20): CartItem => {
  const id = ++made
  const product = { id, productType, title: '', url: '', priceGrosze: 1, inArchive: false }
  return { id, quantity, addedAt: '', product: { ...product, quantityInStock, lowestPriceGrosze: null } }
}

test('one tire for four wheels is asked about, and one wheel for four tires, with the line that makes a set', () => {
  const tire = line('Tire', 1)
  const asked = { line: tire, tires: 1, wheels: 4, available: 4 }
  expect(setQuestion([tire, line('Wheel', 4), line('Spacer', 2)])).toEqual(asked)
  const wheel = line('Wheel', 3)
  expect(setQuestion([line('Tire', 2), line('Tire', 2), wheel])).toMatchObject({
    line: wheel,
    tires: 4,
    wheels: 3,
  })
})

test('as many are offered as there are', () => {
  expect(setQuestion([line('Tire', 1, 3), line('Wheel', 4)])).toMatchObject({ available: 3 })
  expect(setQuestion([line('Tire', 1, 1), line('Wheel', 5)])).toMatchObject({ available: 1 })
})

test.each([
  ['four of both', [line('Tire', 4), line('Wheel', 4)]],
  ['four tires and a spare wheel', [line('Tire', 4), line('Wheel', 5)]],
  ['two of both', [line('Tire', 2), line('Wheel', 2)]],
  ['wheels alone', [line('Wheel', 4), line('Spacer', 1)]],
  ['two kinds of too few tires', [line('Tire', 1), line('Tire', 1), line('Wheel', 4)]],
  ['a tire that is sold out', [line('Tire', 1, 0), line('Wheel', 4)]],
  ['nothing', []],
])('of a cart with %s nobody asks whether it is a set', (_, items) => {
  expect(setQuestion(items)).toBeNull()
})
