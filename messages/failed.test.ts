import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { messages } from './all'
import { failedWords } from './failed'

test.each(locales)('a page without messages says what the others say: %s', (locale) => {
  expect(messages[locale].ui).toMatchObject(failedWords[locale])
})
