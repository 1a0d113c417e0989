import { expect, test } from 'vitest'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { countries, countriesByName } from './countries'

test.each([
  ['pl-PL', pl],
  ['en-GB', en],
  ['ru-RU', ru],
])('%s names every country, Poland first and the others as its alphabet has them', (tag, messages) => {
  const names: Record<string, string> = messages.countries
  expect(countries.filter((code) => !names[code])).toEqual([])
  const sorted = countriesByName((code) => names[code] ?? code, tag)
  expect(sorted[0]).toBe('PL')
  expect([...sorted].sort()).toEqual([...countries].sort())
  const others = sorted.slice(1).map((code) => names[code] ?? '')
  expect(
    others.every((name, index) => index === 0 || (others[index - 1] ?? '').localeCompare(name, tag) < 0),
  ).toBe(true)
})
