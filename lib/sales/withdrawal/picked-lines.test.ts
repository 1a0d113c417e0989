import { expect, test } from 'vitest'
import { pickedText, replacePicked } from './picked-lines'

const tire = { title: 'Trakt Błoto MT 235/75 R15 104/101Q', quantity: 2 }

test('picked goods are a line each, with their pieces', () => {
  expect(pickedText([tire, { title: 'Felga 7x15', quantity: 4 }], 500)).toBe(
    '2 × Trakt Błoto MT 235/75 R15 104/101Q\n4 × Felga 7x15',
  )
  expect(pickedText([], 500)).toBe('')
})

test('fifty picked goods fit into the field, each with its pieces', () => {
  const text = pickedText(
    Array.from({ length: 50 }, () => tire),
    500,
  )
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text.split('\n')).toHaveLength(50)
  expect(text.startsWith('2 × Tra')).toBe(true)
})

test('picking other goods keeps what was typed beside them', () => {
  expect(replacePicked('', '', '2 × A')).toBe('2 × A')
  expect(replacePicked('2 × A\nthe left one', '2 × A', '1 × A')).toBe('1 × A\nthe left one')
  expect(replacePicked('2 × A', '2 × A', '')).toBe('')
  expect(replacePicked('typed', '', '1 × A')).toBe('1 × A\ntyped')
})
