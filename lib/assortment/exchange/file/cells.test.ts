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
  const kind = { codes: ['passenger', '4X4'], allowsOtherText: false }
  expect(readCell('4x4', kind)).toEqual({ value: '4X4' })
  expect(readCell('suv', kind)).toEqual({ problem: 'unknown_value' })
  expect(readCell('suv', { ...kind, allowsOtherText: true })).toEqual({ value: 'suv' })
})

test.each(['619,00 zł', '619.00 PLN', 'PLN 619', '619zł', '619'])('the price %j is understood', (text) => {
  expect(readCell(text, 'money')).toEqual({ value: 619 })
})

test('whatever text an export makes harmless, the import reads as it was', () => {
  // as csv-stringify does it
  const harmless = (text: string) => (/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text)
  const text = fc.stringMatching(/^['=+\-@\t\r]{0,4}[a-z ]{0,3}$/)
  fc.assert(fc.property(text, (title) => unguardedText(harmless(guardedText(title))) === title))
})
