import { expect, test } from 'vitest'
import { chosenPath, clearChosen, isChosen, readChosen, removeChosen, toggleChosen } from './chosen'

const tire = (id: number) => ({ path: `/tireDetail/${id}`, name: `Tire ${id}` })

test('up to four products of one type are chosen, in their order, and a refusal says why', () => {
  clearChosen()
  expect([3, 1, 2].map((id) => toggleChosen(tire(id)))).toEqual([null, null, null])
  expect(chosenPath(readChosen())).toBe('/compare/3-1-2')
  expect(toggleChosen({ path: '/wheelDetail/9', name: 'Wheel' })).toBe('otherType')
  expect(toggleChosen(tire(4))).toBeNull()
  expect(toggleChosen(tire(5))).toBe('full')
  expect(chosenPath(readChosen())).toBe('/compare/3-1-2-4')
})

test('a second press takes a product out, and an empty choice takes any type', () => {
  clearChosen()
  toggleChosen(tire(1))
  toggleChosen(tire(2))
  expect(toggleChosen(tire(1))).toBeNull()
  expect(isChosen(readChosen(), '/tireDetail/1')).toBe(false)
  removeChosen('/tireDetail/2')
  expect(toggleChosen({ path: '/wheelDetail/9', name: 'Wheel' })).toBeNull()
})
