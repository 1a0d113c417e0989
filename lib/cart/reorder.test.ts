import { expect, test } from 'vitest'
import { reordered } from './reorder'

test('a line of an earlier order is back in the cart, with fewer pieces where the stock has no more', () => {
  expect(reordered(4, null, 4)).toBe('added')
  expect(reordered(4, null, 5)).toBe('added')
  expect(reordered(4, null, 2)).toBe('fewer')
})

test('what cannot be ordered again says why', () => {
  expect(reordered(4, 'cart.not_for_sale', 0)).toBe('notForSale')
  expect(reordered(4, 'product.not_found', 0)).toBe('notForSale')
  expect(reordered(4, 'cart.out_of_stock', 0)).toBe('soldOut')
  expect(reordered(4, 'cart.failed_add', 0)).toBe('failed')
})
