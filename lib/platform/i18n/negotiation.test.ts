import { describe, expect, test } from 'vitest'
import { forgottenTarget, languageTarget, preferredLocale } from './negotiation'

test.each([
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  ['en-US,en;q=0.9', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'en'],
  ['de;q=0.9, ru;q=0.3, en;q=0.2', 'ru'],
  ['ru;q=0, en;q=0.1', 'en'],
  ['de', undefined],
  ['', undefined],
  [',;;q=x,', undefined],
])('the Accept-Language %s asks for %s', (header, locale) => expect(preferredLocale(header)).toBe(locale))

describe('where a visit is sent', () => {
  const target = (pathname: string, acceptLanguage: string | null, cookie?: string) =>
    languageTarget({ pathname, acceptLanguage, cookie })

  test("an unprefixed address without a stored choice follows the browser's language", () => {
    expect(target('/', 'en-US')).toBe('/en')
    expect(target('/tireDetail/17', 'ru')).toBe('/ru/tireDetail/17')
    expect(target('/', 'pl')).toBeNull()
    expect(target('/', null)).toBeNull()
  })

  test("the stored choice of a language wins over the browser's", () => {
    expect(target('/', 'en-US', 'pl')).toBeNull()
    expect(target('/cart', 'pl', 'ru')).toBe('/ru/cart')
    expect(target('/', 'en-US', 'nonsense')).toBe('/en')
  })

  test('an address with a language prefix is never redirected', () => {
    expect(target('/en/cart', 'ru', 'ru')).toBeNull()
    expect(target('/ru', 'en')).toBeNull()
  })
})

describe('a language that the browser remembers without its cookie', () => {
  test('it wins over the language that the server redirected to', () => {
    expect(forgottenTarget('ru', '/en', true)).toBe('/ru')
    expect(forgottenTarget('pl', '/en/tires', true)).toBe('/tires')
  })

  test('it wins on an address without a prefix', () => {
    expect(forgottenTarget('ru', '/tires', false)).toBe('/ru/tires')
    expect(forgottenTarget('pl', '/tires', false)).toBeNull()
  })

  test('it does not win over an address that the visitor opened with another language', () => {
    expect(forgottenTarget('ru', '/en/tires', false)).toBeNull()
  })
})
