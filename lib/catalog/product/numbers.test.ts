import { expect, test } from 'vitest'
import { numberText } from './numbers'

test('goods are named by SKU and bar code, and by their id where they have no SKU', () => {
  expect(numberText(7, { sku: 'TRK-7', ean: '5901234123457' })).toBe('TRK-7 · EAN\u00a05901234123457')
  expect(numberText(7, { sku: null, ean: '5901234123457' })).toBe('#7 · EAN\u00a05901234123457')
  expect(numberText(7, { sku: 'TRK-7', ean: null })).toBe('TRK-7')
  expect(numberText(7)).toBe('#7')
})
