import { expect, test } from 'vitest'
import { pageOf } from './paging'

const orders = Array.from({ length: 23 }, (_, index) => index)

test('twenty-three orders stand on three pages, the last of them with three', () => {
  expect(pageOf(orders, 1)).toMatchObject({ page: 1, pages: 3, rows: orders.slice(0, 10) })
  expect(pageOf(orders, 3).rows).toEqual([20, 21, 22])
})

test('a filter that leaves less than the page one was on shows the last page, never an empty one', () => {
  expect(pageOf(orders.slice(0, 4), 3)).toEqual({ page: 1, pages: 1, rows: [0, 1, 2, 3] })
  expect(pageOf([], 2)).toEqual({ page: 1, pages: 1, rows: [] })
})
