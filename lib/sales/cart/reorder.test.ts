import { expect, test } from 'vitest'
import { reordered } from './reorder'

const attempt = { wanted: 4, refusal: null, held: 4, wasInCart: false } as const

test('a line of an earlier order is back in the cart, with fewer pieces where the stock has no more', () => {
  expect(reordered(attempt)).toBe('added')
  expect(reordered({ ...attempt, held: 5, wasInCart: true })).toBe('added')
  expect(reordered({ ...attempt, held: 2 })).toBe('fewer')
})

test('a line that was in the cart already is left as it is, and that is said', () => {
  expect(reordered({ ...attempt, held: 2, wasInCart: true })).toBe('inCart')
})

test('what cannot be ordered again says why', () => {
  const refused = { ...attempt, held: 0 }
  expect(reordered({ ...refused, refusal: 'cart.not_for_sale' })).toBe('notForSale')
  expect(reordered({ ...refused, refusal: 'product.not_found' })).toBe('notForSale')
  expect(reordered({ ...refused, refusal: 'cart.out_of_stock' })).toBe('soldOut')
  expect(reordered({ ...refused, refusal: 'cart.failed_add' })).toBe('failed')
})
