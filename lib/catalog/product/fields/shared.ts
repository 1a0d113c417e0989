import { translatedFields } from '@/lib/platform/i18n/translated-fields'
import { VAT_PERCENT, vatRates } from '@/lib/platform/values/vat'
import type { Field, Fields } from './description'
import { hasRightCheckDigit } from './ean'

// Fields of more than one type of product.

const eanFormat = { pattern: /^(\d{8}|\d{12,14})$/, isValid: hasRightCheckDigit, code: 'ean_format' } as const
const emailFormat = { pattern: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i, code: 'incorrect_email' } as const

export const description = {
  kind: 'paragraphs',
  maxLength: 5_000,
  detailPageOnly: true,
} as const satisfies Field

/** The description in other languages. Readers of a language without one see the Polish text. */
export const translations = translatedFields('description', description)

/** The bolt pattern (PCD). The API calls it `boltSpacing` for wheels and `boltDistance` for spacers. */
export const boltPattern = {
  kind: 'boltPattern',
  column: 'boltPattern',
  messageKey: 'boltPattern',
  required: 'bolt_pattern_required',
  suggestions: 'patterns',
  affectsFinder: true,
  example: '5x139.7',
} as const satisfies Field

/** Fields of every product that the form shows in places of their own. */
export const common = {
  title: { kind: 'text', maxLength: 200, oneLine: true, required: 'title_required' },
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
  /** The main picture. */
  url: { kind: 'picture', required: 'url_required' },
  urls: { kind: 'pictures', required: 'urls_required', detailPageOnly: true },
} as const satisfies Fields

/** The numbers that identify a product. */
export const numbers = {
  /** The shop's own number, unique among its products. */
  sku: { kind: 'text', maxLength: 50, oneLine: true },
  ean: {
    kind: 'text',
    maxLength: 14,
    format: eanFormat,
    withoutSpaces: true,
    inSpecification: true,
    detailPageOnly: true,
  },
  /** Of one piece with its packaging: deliveries may be priced by it. */
  weight: {
    kind: 'number',
    greaterThan: 0,
    max: 500,
    unit: 'kg',
    inSpecification: true,
    detailPageOnly: true,
  },
} as const satisfies Fields

/** The manufacturer and the responsible person under Regulation (EU) 2023/988. Null means the shop itself. */
export const safety = {
  makerName: { kind: 'text', maxLength: 200, oneLine: true, detailPageOnly: true },
  makerAddress: { kind: 'text', maxLength: 300, oneLine: true, detailPageOnly: true },
  makerEmail: { kind: 'text', maxLength: 254, format: emailFormat, detailPageOnly: true },
  /** The responsible person in the EU, if the manufacturer is outside it. */
  euPersonName: { kind: 'text', maxLength: 200, oneLine: true, detailPageOnly: true },
  euPersonAddress: { kind: 'text', maxLength: 300, oneLine: true, detailPageOnly: true },
  euPersonEmail: { kind: 'text', maxLength: 254, format: emailFormat, detailPageOnly: true },
} as const satisfies Fields
