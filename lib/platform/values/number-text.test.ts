import { expect, test } from 'vitest'
import { percentText, readNumber, withMinus } from './number-text'

test.each([
  ['195', 195],
  [' 139,7 ', 139.7],
  ['1234,5', 1234.5],
  ['1234.50', 1234.5],
  ['1549.9', 1549.9],
  ['1 549,90', 1549.9],
  ['1\u00a0234,56', 1234.56],
  ['1\u202f234 567', 1234567],
  ["1'234.56", 1234.56],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['12.345.678,90', 12345678.9],
  ['-1.234,56', -1234.56],
  ['+5', 5],
  ['-20', -20],
  ['\u221220', -20],
  ['\u201320', -20],
  ['0,5', 0.5],
  ['1.234', 1.234],
])('the text %j is read as the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  'x',
  '1e5',
  '0x10',
  'Infinity',
  '1,2,3',
  '1 2',
  '12 zł',
  '--1',
  '1.2.3,4',
  ',',
  '٣',
  '1'.repeat(400),
])('the text %j is read as no number', (text) => {
  expect(readNumber(text)).toBeNaN()
})

test.each(['', ' ', '\u00a0'])('the empty text %j is read as nothing rather than as 0', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test('a number below zero is printed with a minus, not a hyphen', () => {
  expect([withMinus(-4), withMinus('-2,5'), withMinus(3)]).toEqual(['\u22124', '\u22122,5', '3'])
})

test('a percentage stands without a space, in the signs and decimals of the language', () => {
  const options = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  expect(['pl', 'en', 'ru'].map((tag) => percentText(0.0154, tag, options))).toEqual([
    '+1,5%',
    '+1.5%',
    '+1,5%',
  ])
  expect(percentText(-0.03, 'ru')).toBe('\u22123%')
})
