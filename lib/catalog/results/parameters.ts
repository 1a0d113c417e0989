import { fields, type ProductType } from '@/lib/catalog/product/fields'
import { parseBoltPattern } from '@/lib/catalog/product/rules'

/** Why a value in an address was left aside. Keys of messages/*.json (`results.problems`). */
export type ProblemCode =
  | 'invalid_number'
  | 'invalid_value'
  | 'unknown_value'
  | 'unknown_parameter'
  | 'repeated'
  | 'too_long'
  | 'too_many'
  | 'out_of_range'
  | 'prices_crossed'

/** One value each: what the finder asks for, and what a stamp or a search adds to it. */
export const singleNames = [
  'width',
  'profile',
  'diameter',
  'season',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'icVc',
  'boltSpacing',
  'boltDistance',
  'centralBoreDiameter',
] as const
export type SingleName = (typeof singleNames)[number]

/** Any number of values each, of which a product needs one. */
export const facetNames = [
  'protector',
  'typeOfTire',
  'typeOfWheel',
  'material',
  'color',
  'width',
  'offset',
  'mounting',
  'thickness',
  'price',
  'inStock',
] as const
export type FacetName = (typeof facetNames)[number]

/** A value as an address writes it: `any` asks for nothing. */
type Reading = { value: string } | { problem: ProblemCode } | 'any'
type Reader = (text: string) => Reading

const meansAny = (text: string) => /^\s*0*([.,]0*)?\s*$/.test(text)
const LONGEST_VALUE = 100

/** A positive decimal, with a point or a comma; empty and 0 mean any. */
const size: Reader = (text) => {
  if (meansAny(text)) return 'any'
  const trimmed = text.trim()
  if (!/^\d{1,7}([.,]\d{1,3})?$/.test(trimmed)) return { problem: 'invalid_number' }
  return { value: String(Number(trimmed.replace(',', '.'))) }
}

/** A price bound: 0 is a value, so that the finder's own address stays as it is. */
const bound: Reader = (text) => {
  const read = size(text)
  return read === 'any' && text.trim() !== '' ? { value: '0' } : read
}

/** ET in mm, negative ones included; 0 is an offset like others. */
const offset: Reader = (text) => {
  const trimmed = text.trim().replace('−', '-')
  if (trimmed === '') return 'any'
  if (!/^[+-]?\d{1,3}$/.test(trimmed)) return { problem: 'invalid_number' }
  return { value: String(Number(trimmed) || 0) }
}

const word: Reader = (text) => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '0') return 'any'
  if (trimmed.length > LONGEST_VALUE) return { problem: 'too_long' }
  // PostgreSQL's text has no NUL, and no name has a control character
  return /\p{Cc}/u.test(trimmed) ? { problem: 'invalid_value' } : { value: trimmed }
}

const pattern: Reader = (text) => {
  if (meansAny(text)) return 'any'
  const value = parseBoltPattern(text)
  return value ? { value } : { problem: 'invalid_value' }
}

const icVc: Reader = (text) => {
  if (meansAny(text)) return 'any'
  const value = text.trim().toUpperCase()
  return /^[0-9A-Z]{3,10}$/.test(value) ? { value } : { problem: 'invalid_value' }
}

const oneOf =
  (known: readonly string[]): Reader =>
  (text) => {
    if (text === '' || text === '0') return 'any'
    return known.includes(text) ? { value: text } : { problem: 'unknown_value' }
  }

/** Where one range of prices ends and the next begins, in PLN; the last has no end. */
const priceSteps: Record<ProductType, readonly number[]> = {
  Tire: [300, 400, 500, 600, 800, 1000],
  Wheel: [300, 500, 750, 1000, 1250],
  Spacer: [100, 125, 150, 175, 200],
}

/** A range holds prices from `from` on and below `to`. */
export type PriceRange = { value: string; from: number; to: number | null }

function rangesBetween(steps: readonly number[]): PriceRange[] {
  return [0, ...steps].map((from, index) => {
    const to = steps[index] ?? null
    return { value: `${from}-${to ?? ''}`, from, to }
  })
}

/** Ranges of the price facet, cheapest first: `0-300`, `300-400`, … `1000-`. */
export const priceRanges: Record<ProductType, readonly PriceRange[]> = {
  Tire: rangesBetween(priceSteps.Tire),
  Wheel: rangesBetween(priceSteps.Wheel),
  Spacer: rangesBetween(priceSteps.Spacer),
}

const rangeOf = (type: ProductType) => oneOf(priceRanges[type].map((range) => range.value))
const inStock = oneOf(['yes', 'no'])

export type Parameter =
  | { name: SingleName; many: false; read: Reader }
  | { name: FacetName; many: true; read: Reader }

const one = (name: SingleName, read: Reader): Parameter => ({ name, many: false, read })
const many = (name: FacetName, read: Reader): Parameter => ({ name, many: true, read })

/** What a results address of a type can say, in the order in which it says it: one result, one address. */
export const parameters: Record<ProductType, readonly Parameter[]> = {
  Tire: [
    one('width', size),
    one('profile', size),
    one('diameter', size),
    one('season', oneOf(fields.Tire.season.options)),
    one('priceFrom', bound),
    one('priceTo', size),
    one('manufacturer', word),
    many('protector', word),
    one('icVc', icVc),
    many('typeOfTire', oneOf(fields.Tire.typeOfTire.options)),
    many('price', rangeOf('Tire')),
    many('inStock', inStock),
  ],
  Wheel: [
    one('diameter', size),
    one('boltSpacing', pattern),
    many('width', size),
    one('centralBoreDiameter', size),
    one('priceFrom', bound),
    one('priceTo', size),
    many('typeOfWheel', word),
    many('material', word),
    many('color', word),
    many('offset', offset),
    many('price', rangeOf('Wheel')),
    many('inStock', inStock),
  ],
  Spacer: [
    one('boltDistance', pattern),
    many('thickness', size),
    one('priceFrom', bound),
    one('priceTo', size),
    many('mounting', oneOf(['bolt-on', 'slip-on'])),
    many('price', rangeOf('Spacer')),
    many('inStock', inStock),
  ],
}

/** Facets of a type, in the order of its address. */
export const facetsOf = (type: ProductType): FacetName[] =>
  parameters[type].flatMap((parameter) => (parameter.many ? [parameter.name] : []))

/** What the finder of a type asks first: 'clear all' keeps it, and no empty result offers to give it up. */
export const whatFits: Record<ProductType, readonly SingleName[]> = {
  Tire: ['width', 'profile', 'diameter'],
  Wheel: ['diameter', 'boltSpacing'],
  Spacer: ['boltDistance'],
}

const numeric: ReadonlySet<string> = new Set(['width', 'offset', 'thickness'])

/** Order of a facet's values: numbers and price ranges by size, the rest by the alphabet. */
export function compareValues(facet: FacetName, a: string, b: string): number {
  if (numeric.has(facet)) return Number(a) - Number(b)
  if (facet === 'price') return Number.parseFloat(a) - Number.parseFloat(b)
  if (facet === 'inStock') return a === b ? 0 : a === 'yes' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
