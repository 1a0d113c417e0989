import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { FailedPage } from './FailedPage'

const messages = { pl, en, ru }
const hrefs = (locale: (typeof locales)[number], hasWays: boolean) => {
  const drawn = renderToStaticMarkup(
    NextIntlClientProvider({
      locale,
      // all that the page has of them in the browser
      messages: { ui: messages[locale].ui },
      timeZone: 'Europe/Warsaw',
      children: createElement(FailedPage, { retry: () => undefined, hasWays }),
    }),
  )
  return [...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

test.each(locales)(
  'a page that failed in the browser leads to the finders and to the contact: %s',
  (locale) => {
    const at = locale === 'pl' ? '' : `/${locale}`
    expect(hrefs(locale, true)).toEqual([
      at || '/',
      `${at}/tires`,
      `${at}/wheels`,
      `${at}/spacer`,
      `${at}/car`,
      `${at}/contact`,
      `tel:${shop.phone.replace(/\s/g, '')}`,
      `mailto:${shop.email}`,
    ])
  },
)

test('a page of the administration that failed leads to no finder', () => {
  expect(hrefs('pl', false)).toEqual(['/'])
})
