import { expect, test } from 'vitest'
import { countries, offeredCountry } from '@/lib/sales/countries'
import { messages } from '@/messages/all'

test('every offered country is known by its code and by its names on the pages of the shop', () => {
  for (const code of countries)
    for (const name of [
      code,
      code.toLowerCase(),
      ...Object.values(messages).map(({ countries: names }) => (names as Record<string, string>)[code] ?? ''),
    ])
      expect(offeredCountry(name), name).toBe(code)
})

test.each([
  ['Deutschland', 'DE'],
  [' deutschland ', 'DE'],
  ['Österreich', 'AT'],
  ['Česko', 'CZ'],
  ['Česká republika', 'CZ'],
  ['Україна', 'UA'],
  ['Ελλάδα', 'GR'],
  ['Suomi', 'FI'],
  ['Great Britain', 'GB'],
  ['Polska', 'PL'],
  ['Польша', 'PL'],
])('%s is %s', (name, code) => {
  expect(offeredCountry(name)).toBe(code)
})

test.each(['RU', 'Rosja', 'Russia', 'Россия', 'BY', 'Białoruś', 'Беларусь', 'XX', 'US', 'Mars', ''])(
  '%s is no country that the shop ships to',
  (name) => {
    expect(offeredCountry(name)).toBeUndefined()
  },
)
