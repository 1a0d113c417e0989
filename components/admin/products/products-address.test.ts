import { expect, test } from 'vitest'
import { officePath, officeQuery } from './products-address'

test('a filtered list survives its own address', () => {
  const query = officeQuery({
    search: 'Błoto & MT',
    type: 'Wheel',
    sale: 'archived',
    stock: 'low',
    page: '3',
  })
  const params = Object.fromEntries(new URL(officePath(query), 'http://shop').searchParams)
  expect(officeQuery(params)).toEqual(query)
})

test('the usual list is the bare address', () => {
  expect(officePath(officeQuery({ search: ' ', type: '', page: '1', sale: 'onSale' }))).toBe(
    '/admin/products',
  )
})

test.each([
  { type: 'Boat' },
  { page: '0' },
  { sort: 'weight' },
  { stock: ['x', 'low'] },
  { pageSize: '1000' },
])('an address with %o shows the usual list instead of failing', (params) => {
  expect(officeQuery(params)).toEqual(officeQuery({}))
})
