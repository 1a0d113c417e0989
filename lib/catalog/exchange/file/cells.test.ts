import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardedText, readCell, unguardedText } from './cells'

test('a number is understood as people write it, and what is none is refused', () => {
  expect(readCell(' 1 234,50 ', 'number')).toEqual({ value: 1234.5 })
  expect(readCell('12 zł', 'number')).toEqual({ problem: 'invalid_number' })
  expect(readCell('', 'number')).toEqual({ value: null })
})

test.each([
  [' TAK ', true],
  ['0', false],
  ['нет', false],
  ['', null],
])('the flag %j', (text, value) => {
  expect(readCell(text, 'flag')).toEqual({ value })
})

test('one of a few words is understood in any case, another one is refused', () => {
  expect(readCell('4x4', ['passenger', '4X4'])).toEqual({ value: '4X4' })
  expect(readCell('suv', ['passenger', '4X4'])).toEqual({ problem: 'unknown_value' })
})

test('whatever text an export makes harmless, the import reads as it was', () => {
  // as csv-stringify does it
  const harmless = (text: string) => (/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text)
  const text = fc.stringMatching(/^['=+\-@\t\r]{0,4}[a-z ]{0,3}$/)
  fc.assert(fc.property(text, (title) => unguardedText(harmless(guardedText(title))) === title))
})
