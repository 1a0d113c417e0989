import { expect, test, vi } from 'vitest'
import { templateRecords } from '@/lib/assortment/exchange/records'
import { productTypes } from '@/lib/catalog/product/schema'
import { writeMail } from '@/lib/shop/mail/template'
import { typesetMessages } from '@/lib/shop/settings/own-texts'
import { wordsOf } from '@/lib/shop/texts/translator'
import { storeJsonLd } from '@/lib/site/structured-data/json-ld'
import { messages } from '@/messages/all'
import { locales } from './i18n/routing'
import { withShopNames } from './shop-names'

const formerNames = /trakt|suwał|сувал/i
vi.mock('@/lib/platform/shop-details', async (load) => {
  const { shop, ...rest } = await load<typeof import('@/lib/platform/shop-details')>()
  const company = { ...shop.company, name: 'Opony Łódź Sp. z o.o.', city: 'Łódź' }
  const renamed = { name: "O'Brien {Off} Road", logo: ["O'BRIEN", 'ROAD'], brand: 'Bies', company }
  return { ...rest, shop: { ...shop, ...renamed, email: 'sklep@bies.example' } }
})

test('a shop with other names finds no trace of the former ones in its messages', () => {
  for (const locale of locales) {
    const texts = JSON.stringify(typesetMessages(messages[locale], locale))
    expect(texts.match(formerNames)).toBeNull()
    expect(texts).not.toMatch(/\{(shop|brand|town|phone|shopEmail)\}/)
  }
})

test('a name with braces and a quotation mark reaches the reader as it is', () => {
  expect(wordsOf('en')('site.title')).toMatch(/^O'Brien \{Off\} Road:/)
  expect(wordsOf('pl')('aboutCompany.where.title')).toBe('Łódź, Polska')
  expect(withShopNames('{brand} {size}')).toBe('Bies {size}')
})

test('a shop with other names finds no trace of the former ones in templates, mails and structured data', () => {
  vi.stubEnv('SHOP_ORIGIN', 'https://bies.example')
  const templates = productTypes.map((type) => templateRecords(type, (column) => column))
  const mail = writeMail({
    locale: 'pl',
    to: 'anna@example.com',
    subject: 'Zamówienie',
    blocks: [],
  })
  expect(
    JSON.stringify([templates, mail, storeJsonLd(['payment_at_delivery'])]).match(formerNames),
  ).toBeNull()
  vi.unstubAllEnvs()
})
