import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { messages } from '@/messages/all'
import { GuaranteeNotice } from './GuaranteeNotice'

const { guaranteeNotice } = shop
afterEach(() => {
  shop.guaranteeNotice = guaranteeNotice
})
const drawn = (locale: (typeof locales)[number]) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale,
      messages: messages[locale],
      timeZone: 'Europe/Warsaw',
      children: createElement(GuaranteeNotice),
    }),
  )

test('without the Commission’s file nothing is drawn, and the text of the notice stands with its link', () => {
  for (const locale of locales) {
    expect(drawn(locale)).not.toContain('<img')
    expect(drawn(locale)).toContain(messages[locale].guaranteeNotice.text)
  }
  expect(drawn('pl')).toContain('https://europa.eu/youreurope/gwarancje')
  expect(drawn('en')).toContain('https://europa.eu/youreurope/guarantees')
})

test('with the Commission’s files each language shows its own, and Russian the Polish one', () => {
  shop.guaranteeNotice = { pl: '/legal/notice-pl.svg', en: '/legal/notice-en.svg' }
  expect(drawn('pl')).toContain('src="/legal/notice-pl.svg" alt="Twoje prawa: prawna gwarancja zgodności"')
  expect(drawn('en')).toContain('src="/legal/notice-en.svg" alt="Your legal guarantee rights"')
  expect(drawn('ru')).toContain(
    'src="/legal/notice-pl.svg" alt="Ваши права: гарантия соответствия товара по закону"',
  )
})
