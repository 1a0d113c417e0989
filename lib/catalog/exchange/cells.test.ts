import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardedText, readCell, readNumber, unguardedText } from './cells'

test.each([
  ['1234,5', 1234.5],
  ['1234.50', 1234.5],
  ['1 234,56', 1234.56],
  ['1\u00a0234,56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['12.345.678,90', 12345678.9],
  ['-20', -20],
  ['\u221220', -20],
  ['0,5', 0.5],
  ['139.7', 139.7],
])('the number %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each(['1e5', '0x10', 'Infinity', '1,2,3', '1 2', '12 zł', '--1', '1.2.3,4', '', '٣'])(
  '%j is no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined()
  },
)

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
