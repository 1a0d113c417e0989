import { expect, test } from 'vitest'
import { ordersPath, ordersQuery } from './orders-address'

test('the filter of the orders panel survives its own address', () => {
  const query = {
    ...ordersQuery({}),
    status: 'In Processing' as const,
    search: 'Żółć & syn',
    page: 3,
    sort: '-total' as const,
  }
  const params = Object.fromEntries(new URL(ordersPath(query), 'http://shop').searchParams)
  expect(ordersQuery(params)).toEqual(query)
})

test('the first page of all orders is the bare address', () => {
  expect(ordersPath(ordersQuery({ status: '', search: ' ', page: '1' }))).toBe('/admin')
})

test.each([
  { status: 'Lost' },
  { page: '0' },
  { page: 'two' },
  { sort: 'price' },
  { search: 'x'.repeat(300) },
])('an address with %o shows all orders instead of failing', (params) => {
  expect(ordersQuery(params)).toEqual(ordersQuery({}))
})

test('of a parameter given twice the first counts', () => {
  expect(ordersQuery({ status: ['Sent', 'Pending'] }).status).toBe('Sent')
})
