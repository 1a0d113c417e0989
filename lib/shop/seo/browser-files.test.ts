import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { assertWellFormed } from '@/lib/storefront/seo/testing'
import { localeFile, manifest, searchDescription } from './files'

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example'))
afterEach(() => vi.unstubAllEnvs())

test('the search description of a language leads to the search in that language', () => {
  for (const locale of locales) assertWellFormed(searchDescription(locale, 'Opony & felgi "4x4"'))
  expect(searchDescription('en', '')).toContain(
    'template="https://trakt.example/en/products/title?title={searchTerms}"',
  )
  expect(searchDescription('pl', '')).toContain('template="https://trakt.example/products/title?title=')
})

test('the manifest of a language opens the shop in it, and its icons exist', () => {
  const { start_url, icons = [] } = manifest('ru', 'Шины')
  expect(start_url).toBe('/ru')
  expect(icons.map(({ src }) => existsSync(`public${src}`))).toEqual([true, true, true])
})

test('a file in a language is named by a language of the shop', () => {
  expect(localeFile('xml').safeParse('en.xml').data).toBe('en')
  for (const name of ['de.xml', 'en', 'xml', 'en.txt', '.xml'])
    expect(localeFile('xml').safeParse(name).success).toBe(false)
})
