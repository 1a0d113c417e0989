import type { Product } from '@/lib/catalog/product/schema'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { type DayHours, openSpans, weekdays } from '@/lib/platform/opening-hours'
import { isOwnMaker, shop } from '@/lib/platform/shop-details'
import { isPoland } from '@/lib/platform/values/countries'
import { decimalOf } from '@/lib/platform/values/money'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { type DeliveryTable, deliveryPrice } from '@/lib/sales/delivery/rules'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { sharePicture, shopSharePicture } from '@/lib/shop/seo/share-address'

export type JsonLdDocument = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const described = (type: string, properties: Record<string, unknown>): JsonLdDocument => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

const address = (locale: Locale, path: string) => absoluteAddress(localePath(locale, path))

// A function, because only the running process knows the shop's address.
const storeId = () => absoluteAddress('/#store')

/** Days in which goods may be returned, and working days for handling and transport: specification 9. */
const RETURN_DAYS = 14
const HANDLING = [1, 1] as const
const TRANSIT = [1, 2] as const

/** Text for a `<script>`: nothing in it can end the element or start a comment. */
export const jsonLdText = (document: JsonLdDocument): string =>
  JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** By the names of schema.org's example; payment at the delivery is in cash or by card. */
const acceptedPayments: Record<PaymentType, string> = {
  blik: 'BLIK',
  p24: 'Przelewy24',
  payment_at_delivery: 'Cash, Credit Card',
  bank_transfer: 'Bank Transfer',
  paypal: 'PayPal',
}

/** The shop itself, as a seller and as a place with opening hours. */
export function storeJsonLd(payments: PaymentType[]): JsonLdDocument {
  const { company, hours, map, social } = shop
  const profiles = Object.values<string>(social).filter((address) => address !== '')
  return described('AutoPartsStore', {
    '@id': storeId(),
    name: shop.name,
    legalName: company.name,
    url: absoluteAddress('/'),
    image: absoluteAddress(shopSharePicture),
    email: shop.email,
    telephone: shop.phone,
    taxID: company.taxId,
    currenciesAccepted: 'PLN',
    paymentAccepted: payments.map((type) => acceptedPayments[type]).join(', '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    openingHoursSpecification: openSpans(hours.week).map((span) => ({
      ...openingHours(span.hours),
      dayOfWeek: weekdays.slice(span.first, span.last + 1),
    })),
    // schema.org: a day on which a place is closed opens and closes at midnight
    ...(hours.special.length > 0 && {
      specialOpeningHoursSpecification: hours.special.map(({ day, hours: times }) => ({
        ...openingHours(times ?? { opens: '0:00', closes: '0:00' }),
        validFrom: day,
        validThrough: day,
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    hasMerchantReturnPolicy: returnPolicy(),
  })
}

const openingHours = ({ opens, closes }: DayHours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: opens.padStart(5, '0'),
  closes: closes.padStart(5, '0'),
})

const returnPolicy = () => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shop.company.country,
  returnPolicyCountry: shop.company.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
})

const days = ([least, most]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
})

const shippingDetails = (value: string | number, countries: readonly string[]) => {
  const regions = countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country }))
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'PLN' },
    shippingDestination: regions.length === 1 ? regions[0] : regions,
    // how long it takes is promised within Poland only
    ...(countries.every(isPoland) && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays },
        handlingTime: days(HANDLING),
        transitTime: days(TRANSIT),
      },
    }),
  }
}

/** What shipping one piece costs, to each country whose price is known. Without a price table it is free in Poland. */
function shippingOf(product: Product, table: DeliveryTable | null) {
  const inPoland = shippingDetails(0, [shop.company.country])
  if (!table) return inPoland
  const rates = table.rates.filter(({ method }) => method === 'shipping')
  const isPolandPriced = rates.some((rate) => rate.countries.some(isPoland))
  const priced = rates.flatMap((rate) => {
    const to = { country: rate.countries[0] ?? '', typeOfDelivery: 'shipping_to_customer' } as const
    const price = deliveryPrice([{ ...product, quantity: 1 }], to, table)
    if (typeof price !== 'object') return []
    // a region with a time of delivery stands apart from those without
    const groups = [rate.countries.filter(isPoland), rate.countries.filter((country) => !isPoland(country))]
    return groups
      .filter((countries) => countries.length > 0)
      .map((countries) => shippingDetails(decimalOf(price.grosze), countries))
  })
  return isPolandPriced ? priced : [inPoland, ...priced]
}

const availabilityOf = ({ inArchive, quantityInStock }: Product) =>
  inArchive ? 'Discontinued' : quantityInStock > 0 ? 'InStock' : 'OutOfStock'

/** An EAN under the name that schema.org has for its length. */
const gtinOf = ({ ean }: Product) => (ean ? { [`gtin${ean.length}`]: ean } : {})

/** An entry of the EU's register of energy labels, in the form that Google asks for. */
const euLabel = (eprelId: string) => ({
  '@type': 'Certification',
  name: 'EPREL',
  issuedBy: { '@type': 'Organization', name: 'European_Commission' },
  certificationIdentification: eprelId,
})

type ProductPage = {
  product: Product
  name: string
  locale: Locale
  path: string
  description: string
  /** The lines of the specification, in the page's language. */
  specs?: readonly { name: string; value: string }[]
  /** The price table of deliveries; null where the shop has none. */
  delivery?: DeliveryTable | null
}

/** A product with its price. The shop collects no reviews, so there is no rating. */
export function productJsonLd(page: ProductPage): JsonLdDocument {
  const { product, name, locale, path, description, specs = [], delivery = null } = page
  const pictures = [...new Set([product.url, ...product.urls])].filter(Boolean)
  const isTire = product.productType === 'Tire'
  const ownBrand = isOwnMaker(product.makerName) ? shop.brand : product.makerName
  const maker = (isTire && product.manufacturer) || ownBrand
  const price = { price: decimalOf(product.priceGrosze), priceCurrency: 'PLN' }
  return described('Product', {
    '@id': address(locale, path),
    url: address(locale, path),
    name,
    description,
    sku: product.sku ?? String(product.id),
    ...gtinOf(product),
    ...(pictures.length > 0 ? { image: pictures.map(absoluteAddress) } : {}),
    brand: { '@type': 'Brand', name: maker },
    ...(product.makerName ? { manufacturer: { '@type': 'Organization', name: product.makerName } } : {}),
    ...(isTire && product.eprelId ? { hasCertification: euLabel(product.eprelId) } : {}),
    ...('color' in product && product.color ? { color: product.color } : {}),
    ...('material' in product && product.material ? { material: product.material } : {}),
    ...(specs.length > 0 && {
      additionalProperty: specs.map((spec) => ({ '@type': 'PropertyValue', ...spec })),
    }),
    offers: {
      '@type': 'Offer',
      url: address(locale, path),
      ...price,
      ...(product.promotionUntil && { priceValidUntil: product.promotionUntil }),
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: true },
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: `https://schema.org/${isTire && product.retread ? 'Refurbished' : 'New'}Condition`,
      seller: { '@id': storeId() },
      shippingDetails: shippingOf(product, delivery),
      hasMerchantReturnPolicy: returnPolicy(),
    },
  })
}

type Step = { name: string; path: string }

export const breadcrumbJsonLd = (locale: Locale, steps: readonly Step[]): JsonLdDocument =>
  described('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(locale, path),
    })),
  })

/** A page that lists others: results or news. `from` is the position of its first entry in the whole list, from 1. */
export const itemListJsonLd = (locale: Locale, items: readonly Step[], from = 1): JsonLdDocument =>
  described('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name,
      url: address(locale, path),
    })),
  })

type DefinedTerms = Step & {
  /** `id` is the term's anchor on the page. */
  terms: readonly { id: string; name: string; text: string }[]
}

export const definedTermsJsonLd = (locale: Locale, { name, path, terms }: DefinedTerms): JsonLdDocument =>
  described('DefinedTermSet', {
    '@id': address(locale, path),
    name,
    url: address(locale, path),
    inLanguage: locale,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      name: term.name,
      description: term.text,
      url: address(locale, `${path}#${term.id}`),
    })),
  })

type Article = {
  locale: Locale
  path: string
  title: string
  description: string
  /** ISO 8601 */
  createdDate: string
  picture: string
  /** Language of the text, which may differ from the page's. */
  language: Locale
}

export function newsArticleJsonLd(article: Article): JsonLdDocument {
  const shopItself = { '@type': 'Organization', '@id': storeId(), name: shop.name, url: absoluteAddress('/') }
  return described('NewsArticle', {
    '@id': address(article.locale, article.path),
    mainEntityOfPage: address(article.locale, article.path),
    headline: article.title.slice(0, 110),
    description: article.description,
    inLanguage: article.language,
    datePublished: article.createdDate,
    image: [absoluteAddress(sharePicture(article.picture).url)],
    author: shopItself,
    publisher: shopItself,
  })
}
