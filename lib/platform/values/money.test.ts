import { expect, test } from 'vitest'
import { formatPrice, hasTwoDecimals, toGrosze, toPln } from './money'

test('prices read as each language writes them, and never break', () => {
  expect(formatPrice(123456, 'pl')).toBe('1\u00a0234,56\u00a0zł')
  expect(formatPrice(123456, 'en')).toBe('1,234.56\u00a0PLN')
  expect(formatPrice(123456, 'ru')).toBe('1\u00a0234,56\u00a0PLN')
  expect(formatPrice(123456789, 'pl')).toBe('1\u00a0234\u00a0567,89\u00a0zł')
})

test('grosze and PLN turn into each other without losing any', () => {
  for (const grosze of [0, 1, 29, 57, 1999, 54999, 110001, 99999999])
    expect(toGrosze(toPln(grosze))).toBe(grosze)
})

test('a price with three decimals is recognized', () => {
  for (const price of [0.01, 549.99, 0.07, 1, 1e6]) expect(hasTwoDecimals(price)).toBe(true)
  for (const price of [0.001, 549.999, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])
    expect(hasTwoDecimals(price)).toBe(false)
})
