import { expect, test } from 'vitest'
import { nothingRecent, parseRecent, withProduct } from './recent'

const page = (id: number) => ({ path: `/tireDetail/${id}`, name: `Tire ${id}` })

test('the newest product stands first, each once, and the ninth is forgotten', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 3, 9]
  const recent = ids.reduce((all, id) => withProduct(all, page(id)), nothingRecent)
  expect(recent.products.map(({ name }) => name)).toEqual([9, 3, 8, 7, 6, 5, 4, 2].map((id) => `Tire ${id}`))
})

test('what this shop did not write into the storage is not shown', () => {
  expect(parseRecent(null)).toEqual(nothingRecent)
  for (const text of ['', 'x', '7', '[]', '{"products":7,"size":"x"}'])
    expect(parseRecent(text)).toEqual(nothingRecent)
  const foreign = [page(1), { path: '//evil.example', name: 'x' }, { path: 'javascript:x', name: 'x' }, null]
  expect(parseRecent(JSON.stringify({ products: foreign, size: page(2) }))).toEqual({
    products: [page(1)],
    size: page(2),
  })
})
