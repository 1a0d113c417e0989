import { expect, test } from 'vitest'
import { languageTag, locales } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { countries, countriesByName } from './countries'

test.each(locales)(
  '%s names every country, Poland first and the others as its alphabet has them',
  (locale) => {
    const tag = languageTag[locale]
    const names: Record<string, string> = messages[locale].countries
    expect(countries.filter((code) => !names[code])).toEqual([])
    const sorted = countriesByName((code) => names[code] ?? code, tag)
    expect(sorted[0]).toBe('PL')
    expect([...sorted].sort()).toEqual([...countries].sort())
    const others = sorted.slice(1).map((code) => names[code] ?? '')
    expect(
      others.every((name, index) => index === 0 || (others[index - 1] ?? '').localeCompare(name, tag) < 0),
    ).toBe(true)
  },
)
