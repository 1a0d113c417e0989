import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { mapTexts, withShopNames } from '@/lib/platform/shop-names'
import { messages } from '@/messages/all'
import { FailedPage } from './ErrorPage'

const draw = (locale: (typeof locales)[number], props: { hasWays: boolean; number?: string }) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale,
      // all that the page has of them in the browser
      messages: { ui: mapTexts(messages[locale].ui, withShopNames) },
      timeZone: 'Europe/Warsaw',
      children: createElement(FailedPage, { retry: () => undefined, ...props }),
    }),
  )
const hrefs = (locale: (typeof locales)[number], hasWays: boolean) =>
  [...draw(locale, { hasWays }).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

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

test.each(locales)(
  'a page that failed on the server names the number of its line in the log: %s',
  (locale) => {
    expect(draw(locale, { hasWays: true, number: '2718281828' })).toContain(': 2718281828<')
    expect(draw(locale, { hasWays: true })).not.toContain(messages[locale].ui.failedNumber.split('{')[0])
  },
)
