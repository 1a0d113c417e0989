import { expect, test } from 'vitest'
import { changedFields } from './rules'

test('only the fields that differ are kept, lists by their content', () => {
  expect(
    changedFields(
      { title: 'Błoto MT', price: 399.99, urls: ['/a.jpg'], inf: null },
      { title: 'Błoto MT', price: 379.99, urls: ['/a.jpg'], manufacturer: 'Trakt' },
    ),
  ).toEqual({
    before: { price: 399.99, manufacturer: null },
    after: { price: 379.99, manufacturer: 'Trakt' },
  })
})

test('what is saved unchanged is no change', () => {
  expect(changedFields({ title: 'Błoto MT', inf: null }, { title: 'Błoto MT' })).toBeNull()
})

test('what is new has no before, what is removed no after', () => {
  expect(changedFields(null, { title: 'Błoto MT' })).toEqual({ before: null, after: { title: 'Błoto MT' } })
  expect(changedFields({ title: 'Błoto MT' }, null)).toEqual({ before: { title: 'Błoto MT' }, after: null })
})
