import { expect, test } from 'vitest'
import { formatPostCode } from './post-code'

test.each([
  ['10115', 'PL', '10-115'],
  ['10 115', 'Polska', '10-115'],
  ['10-115', 'DE', '10115'],
  ['110 00', 'CZ', '110 00'],
  ['1000-205', 'PT', '1000-205'],
  ['LV-1010', 'LV', 'LV-1010'],
  ['10-115', '', '10-115'],
])('the postal code %s is written in %s as %s', (typed, country, written) => {
  expect(formatPostCode(typed, country)).toBe(written)
})

test('a code that was typed before its country was chosen ends as that country writes it', () => {
  expect(formatPostCode(formatPostCode('10115', 'PL'), 'DE')).toBe('10115')
})
