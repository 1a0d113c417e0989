import { expect, test } from 'vitest'
import { mergeEdits } from './merge'

const base = { city: 'Białystok', phone: '500', pictures: ['/a.jpg'] }

test('two windows that edit the same form lose nothing when they changed different fields', () => {
  const merged = mergeEdits({
    base,
    typed: { ...base, city: 'Gdańsk' },
    theirs: { ...base, phone: '600' },
  })
  expect(merged.values).toEqual({ ...base, city: 'Gdańsk', phone: '600' })
  expect(merged.touched).toEqual(['city'])
  expect(merged.contested).toEqual([])
})

test('a field of a form that was changed in two windows keeps what was typed here, and is contested', () => {
  const merged = mergeEdits({
    base,
    typed: { ...base, city: 'Gdańsk' },
    theirs: { ...base, city: 'Sopot' },
  })
  expect(merged.values.city).toBe('Gdańsk')
  expect(merged.contested).toEqual(['city'])
})

test('a field of a form that was changed to the same value in two windows is not contested', () => {
  const same = { ...base, pictures: ['/a.jpg', '/b.jpg'] }
  const merged = mergeEdits({ base, typed: same, theirs: { ...base, pictures: ['/a.jpg', '/b.jpg'] } })
  expect(merged).toEqual({ values: same, touched: ['pictures'], contested: [] })
})
