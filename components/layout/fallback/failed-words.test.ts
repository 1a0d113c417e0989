import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { failedWords } from './failed-words'

test.each(locales)('a page without messages says what the others say: %s', (locale) => {
  expect({ pl, en, ru }[locale].ui).toMatchObject(failedWords[locale])
})
