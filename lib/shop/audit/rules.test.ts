import { expect, test } from 'vitest'
import { changedFields, differences } from './rules'

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

test('an entry is read field by field, and what is empty on both sides is not mentioned', () => {
  expect(
    differences({ before: { price: 399.99, inf: '' }, after: { price: 379.99, inf: null, note: 'Dostawa' } }),
  ).toEqual([
    { field: 'price', before: 399.99, after: 379.99 },
    { field: 'note', before: null, after: 'Dostawa' },
  ])
  expect(differences({ before: null, after: { title: 'Błoto MT', urls: [] } })).toEqual([
    { field: 'title', before: null, after: 'Błoto MT' },
  ])
})
