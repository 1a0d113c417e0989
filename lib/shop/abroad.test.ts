import { expect, test } from 'vitest'
import { foreignRate, foreignRatesText, isCompanyAbroad, readForeignRates, unionState } from './abroad'

test('rates of other countries are read as they are typed, each country once', () => {
  const rates = [
    { country: 'DE', percent: 19 },
    { country: 'HU', percent: 27 },
    { country: 'FI', percent: 25.5 },
  ]
  expect(readForeignRates('de 19\n\n HU  27 % \nFI 25,5')).toEqual(rates)
  expect(readForeignRates(foreignRatesText(rates))).toEqual(rates)
  expect(readForeignRates('FI 25.5 %')).toEqual([{ country: 'FI', percent: 25.5 }])
  expect(readForeignRates('')).toEqual([])
  for (const wrong of ['PL 23', 'US 10', 'DE', 'FI 25.55', 'FI 25.', 'DE 51', 'DE 19\nDE 7'])
    expect(readForeignRates(wrong), wrong).toBeNull()
})

test('a private buyer pays the entered rate of their country, a company and everybody else that of the goods', () => {
  const rates = [{ country: 'DE', percent: 19 }]
  expect(foreignRate({ customerType: 'private_person', country: 'DE' }, rates)).toBe(19)
  expect(foreignRate({ customerType: 'company', country: 'DE' }, rates)).toBeNull()
  expect(foreignRate({ customerType: 'private_person', country: 'CZ' }, rates)).toBeNull()
  expect(foreignRate({ customerType: 'private_person', country: 'Polska' }, rates)).toBeNull()
})

test('a company is where its own address is, wherever the goods go', () => {
  expect(isCompanyAbroad({ customerType: 'company', country: 'DE' })).toBe(true)
  expect(isCompanyAbroad({ customerType: 'company', country: 'PL', billing: { country: 'DE' } })).toBe(true)
  expect(isCompanyAbroad({ customerType: 'company', country: 'DE', billing: { country: 'PL' } })).toBe(false)
  expect(isCompanyAbroad({ customerType: 'private_person', country: 'DE' })).toBe(false)
})

test('the owner is warned before the sum of 42,000 zł', () => {
  expect([0, 100, 3_360_000, 4_200_000, 4_200_001].map(unionState)).toEqual([
    'none',
    'below',
    'near',
    'near',
    'over',
  ])
})
