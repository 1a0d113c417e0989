import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schemaOrgProblems } from '@/e2e/support/schema-org'
import type { Product, Tire } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import {
  breadcrumbJsonLd,
  definedTermsJsonLd,
  itemListJsonLd,
  jsonLdText,
  newsArticleJsonLd,
  productJsonLd,
  storeJsonLd,
} from './json-ld'

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example'))
afterEach(() => vi.unstubAllEnvs())

const tire: Tire = {
  ...blankProduct('Tire'),
  id: 17,
  productType: 'Tire',
  title: 'Bagno XT 195/80 R15',
  url: '/media/product/17/front.avif',
  urls: ['/media/product/17/front.avif', 'https://pictures.example/side.webp'],
  priceGrosze: 54_990,
  quantityInStock: 12,
  inArchive: false,
  manufacturer: null,
  typeOfTire: '4X4',
  icVc: '96Q',
  width: 195,
  profile: 80,
  diameter: 15,
  season: 'allseason',
  protector: 'Bagno XT',
  inf: null,
  loadIndex: 96,
  speedIndex: 'Q',
  retread: true,
}
const described = (product: Product, locale: 'pl' | 'en' = 'pl', delivery: DeliveryTable | null = null) =>
  productJsonLd({
    product,
    name: product.title,
    locale,
    path: `/tireDetail/${product.id}`,
    description: 'Opona terenowa',
    delivery,
  })
const offerOf = (product: Product) => described(product).offers as Record<string, unknown>

describe('what a search engine reads of a product', () => {
  test('the structured data of a product has its price in PLN with two decimals, VAT included', () => {
    expect(offerOf(tire)).toMatchObject({
      price: '549.90',
      priceCurrency: 'PLN',
      priceSpecification: { valueAddedTaxIncluded: true },
      availability: 'https://schema.org/InStock',
      url: 'https://trakt.example/tireDetail/17',
    })
  })

  test('a sold-out tire and one that is no longer sold are not in stock', () => {
    expect(offerOf({ ...tire, quantityInStock: 0 }).availability).toBe('https://schema.org/OutOfStock')
    expect(offerOf({ ...tire, inArchive: true }).availability).toBe('https://schema.org/Discontinued')
  })

  test('the structured data of a product promises free delivery in 2 to 3 working days and 14 days to return', () => {
    expect(offerOf(tire)).toMatchObject({
      shippingDetails: {
        shippingRate: { value: 0, currency: 'PLN' },
        shippingDestination: { addressCountry: 'PL' },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 1 },
          transitTime: { minValue: 1, maxValue: 2 },
        },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'PL' },
    })
  })

  test('the structured data of a product lists each picture once, with an absolute address', () => {
    expect(described(tire).image).toEqual([
      'https://trakt.example/media/product/17/front.avif',
      'https://pictures.example/side.webp',
    ])
    expect(described({ ...tire, url: '', urls: [] })).not.toHaveProperty('image')
  })

  test("a retread is not sold as new, and the shop's own stars are no reviews", () => {
    expect(offerOf(tire).itemCondition).toBe('https://schema.org/RefurbishedCondition')
    expect(offerOf({ ...tire, retread: false }).itemCondition).toBe('https://schema.org/NewCondition')
    expect(jsonLdText(described(tire))).not.toMatch(/rating|review/i)
  })

  test.each([
    ['96385074', { gtin8: '96385074' }],
    ['036000291452', { gtin12: '036000291452' }],
    ['5901234123457', { gtin13: '5901234123457' }],
    ['15901234123454', { gtin14: '15901234123454' }],
  ])('the structured data of a product has its EAN %s under the name of its length', (ean, gtin) => {
    expect(described({ ...tire, ean })).toMatchObject(gtin)
    expect(jsonLdText(described(tire))).not.toContain('gtin')
  })

  test('the structured data of a product has the stock number, else the id, and who made it', () => {
    expect(described(tire)).toMatchObject({ sku: '17', brand: { name: 'Trakt' } })
    expect(described(tire)).not.toHaveProperty('manufacturer')
    const other = { ...tire, sku: 'OP-101', manufacturer: 'Halny', makerName: 'Halny Tyre Co., Ltd.' }
    expect(described(other)).toMatchObject({
      sku: 'OP-101',
      brand: { name: 'Halny' },
      manufacturer: { '@type': 'Organization', name: 'Halny Tyre Co., Ltd.' },
    })
    const ofAnother = { ...tire, manufacturer: null, makerName: 'Obca Odlewnia' }
    expect(described(ofAnother)).toMatchObject({ brand: { name: 'Obca Odlewnia' } })
  })

  test('the structured data of a new tire names its EU label, and all of it is in the vocabulary of schema.org', () => {
    const labelled = described({ ...tire, retread: false, eprelId: '123456', ean: '5901234123457' })
    expect(labelled.hasCertification).toMatchObject({ name: 'EPREL', certificationIdentification: '123456' })
    expect(described(tire)).not.toHaveProperty('hasCertification')
    expect(
      schemaOrgProblems({ ...labelled, manufacturer: { '@type': 'Organization', name: 'Halny' } }),
    ).toEqual([])
  })

  test('the structured data of a product has what shipping it costs to each country that has a price', () => {
    const rate = { name: 'DPD', method: 'shipping', basis: 'piece', freeFromGrosze: null, steps: [] } as const
    const table: DeliveryTable = {
      defaultGrams: { Tire: null, Wheel: null, Spacer: null },
      rates: [
        { ...rate, countries: ['CZ', 'PL'], priceGrosze: 2_550, steps: [] },
        { ...rate, basis: 'weight', countries: ['DE'], priceGrosze: null, steps: [] },
        { ...rate, method: 'installation', countries: ['PL'], priceGrosze: 9_900, steps: [] },
      ],
    }
    const document = described(tire, 'pl', table)
    const region = (country: string) => ({ '@type': 'DefinedRegion', addressCountry: country })
    expect(document.offers).toMatchObject({
      shippingDetails: [
        { shippingRate: { value: '25.50' }, shippingDestination: region('PL'), deliveryTime: {} },
        { shippingRate: { value: '25.50' }, shippingDestination: region('CZ') },
      ],
    })
    expect(schemaOrgProblems(document)).toEqual([])
    const abroadOnly = described(tire, 'pl', { ...table, rates: table.rates.slice(1, 2) })
    expect(abroadOnly.offers).toMatchObject({
      shippingDetails: [{ shippingRate: { value: 0 }, shippingDestination: region('PL') }],
    })
  })

  test("the structured data of a product has the address in the page's language", () => {
    expect(described(tire, 'en').url).toBe('https://trakt.example/en/tireDetail/17')
  })
})

test('a title cannot end the script element of structured data, and is read back unchanged', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028'
  const text = jsonLdText(described({ ...tire, title }))
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text).name).toBe(title)
})

test('the structured data of the store has a name, an address, opening hours and coordinates', () => {
  expect(storeJsonLd(['blik', 'payment_at_delivery', 'paypal'])).toMatchObject({
    paymentAccepted: 'BLIK, Cash, Credit Card, PayPal',
    '@type': 'AutoPartsStore',
    address: { addressCountry: 'PL' },
    openingHoursSpecification: [{ opens: '08:00', closes: '20:00' }],
    geo: { '@type': 'GeoCoordinates' },
  })
})

test('breadcrumbs and lists count from one and have absolute addresses', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'News', path: '/allnews' },
  ]
  expect(breadcrumbJsonLd('en', steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://trakt.example/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'https://trakt.example/en/allnews' },
  ])
  expect(itemListJsonLd('pl', steps, 25).itemListElement).toMatchObject([
    { position: 25, url: 'https://trakt.example/' },
    { position: 26, url: 'https://trakt.example/allnews' },
  ])
})

test('a glossary names its terms with their anchors, in the words of schema.org', () => {
  const terms = [{ id: 'offset', name: 'Offset (ET)', text: 'Millimeters from the middle.' }]
  const document = definedTermsJsonLd('en', { name: 'Glossary', path: '/glossary', terms })
  expect(schemaOrgProblems(document)).toEqual([])
  expect(document).toMatchObject({
    url: 'https://trakt.example/en/glossary',
    hasDefinedTerm: [{ name: 'Offset (ET)', url: 'https://trakt.example/en/glossary#offset' }],
  })
})

test('an article says when it appeared and in which language it is written', () => {
  expect(
    newsArticleJsonLd({
      locale: 'ru',
      path: '/news/3',
      title: 'Byliśmy na zlocie',
      description: 'Trzy dni na poligonie',
      createdDate: '2026-06-15T16:40:00.000Z',
      picture: '/media/news/zlot-w-drawsku.avif',
      language: 'pl',
    }),
  ).toMatchObject({
    headline: 'Byliśmy na zlocie',
    datePublished: '2026-06-15T16:40:00.000Z',
    inLanguage: 'pl',
    image: ['https://trakt.example/media/og/news-zlot-w-drawsku.jpg'],
    mainEntityOfPage: 'https://trakt.example/ru/news/3',
  })
})
