import { translatedFields } from '@/lib/platform/i18n/translated-fields'
import { emailPattern } from '@/lib/platform/values/text'
import { VAT_PERCENT, vatRates } from '@/lib/platform/values/vat'
import type { Fields, ProductField, Unit } from './description'

// Fields of more than one type of product, and what fields are made of.

export const numberIn = <U extends Unit>(unit: U, min: number, max: number) =>
  ({ kind: 'number', min, max, unit }) as const
export const numberAbove0 = <U extends Unit>(unit: U, max: number) =>
  ({ kind: 'number', greaterThan: 0, max, unit }) as const
/** A line of the specification that no list shows. */
export const ofDetailPage = { inSpecification: true, detailPageOnly: true } as const
export const lineOf = (maxLength: number) => ({ kind: 'text', maxLength, oneLine: true }) as const

const eanFormat = { pattern: /^(\d{8}|\d{12,14})$/, isValid: hasRightCheckDigit, code: 'ean_format' } as const
const emailFormat = { pattern: emailPattern, code: 'incorrect_email' } as const

export const description = {
  kind: 'paragraphs',
  maxLength: 5_000,
  detailPageOnly: true,
} as const satisfies ProductField

/** The description in other languages. Readers of a language without one see the Polish text. */
export const descriptionTranslations = translatedFields('description', description)

/** The bolt pattern (PCD). The API calls it `boltSpacing` for wheels and `boltDistance` for spacers. */
export const boltPatternField = {
  kind: 'boltPattern',
  column: 'boltPattern',
  messageKey: 'boltPattern',
  required: 'bolt_pattern_required',
  suggestions: 'patterns',
  affectsFinder: true,
  example: '5x139.7',
} as const satisfies ProductField

/** Fields of every product that the form shows in places of their own. */
export const common = {
  title: { ...lineOf(200), required: 'title_required' },
  price: { kind: 'money', unit: 'PLN', column: 'priceGrosze', required: 'price_positive' },
  /** Percent of value-added tax in the price; 23 where nobody said another. */
  vatRate: {
    kind: 'number',
    min: 0,
    max: 100,
    options: vatRates,
    unit: 'percent',
    notNull: true,
    defaultValue: String(VAT_PERCENT),
    detailPageOnly: true,
  },
  /** What the shop pays for a piece, net. */
  cost: { kind: 'money', unit: 'PLN', column: 'costGrosze', staffOnly: true },
  url: { kind: 'picture', required: 'url_required' },
  urls: { kind: 'pictures', required: 'urls_required', detailPageOnly: true },
} as const satisfies Fields

export const numbers = {
  /** The shop's own number, unique among its products. */
  sku: lineOf(50),
  ean: { kind: 'text', maxLength: 14, format: eanFormat, withoutSpaces: true, ...ofDetailPage },
  /** Of one piece with its packaging: deliveries may be priced by it. */
  weight: { ...numberAbove0('kg', 500), ...ofDetailPage },
} as const satisfies Fields

const name = { ...lineOf(200), detailPageOnly: true } as const
const address = { ...lineOf(300), detailPageOnly: true } as const
const emailAddress = { kind: 'text', maxLength: 254, format: emailFormat, detailPageOnly: true } as const

/** The manufacturer and the responsible person under Regulation (EU) 2023/988. Null means the shop itself. */
export const safety = {
  makerName: name,
  makerAddress: address,
  makerEmail: emailAddress,
  /** The responsible person in the EU, if the manufacturer is outside it. */
  euPersonName: name,
  euPersonAddress: address,
  euPersonEmail: emailAddress,
} as const satisfies Fields

/** The check digit of an EAN or GTIN: with every second digit from the right counted three times, the sum ends in 0. */
export function hasRightCheckDigit(ean: string): boolean {
  const digits = [...ean].reverse().map(Number)
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}
