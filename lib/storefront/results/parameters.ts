import type { AppConfig } from 'next-intl'
import type { ProductType } from '@/lib/catalog/product/fields'
import { mountings, perType, seasons, tireTypes, uses, WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { serviceDescription, splitIcVc } from '@/lib/measures/load-and-speed'
import { readNumber } from '@/lib/platform/values/number-text'

/** Where one range of prices ends and the next begins, in PLN; the last has no end. */
const priceSteps: Record<ProductType, readonly number[]> = {
  Tire: [300, 400, 500, 600, 800, 1000],
  Wheel: [300, 500, 750, 1000, 1250],
  Spacer: [100, 125, 150, 175, 200],
}

/** A range holds prices from `from` on and below `to`. */
export type PriceRange = { value: string; from: number; to: number | null }

/** Ranges of the price facet, cheapest first: `0-300`, `300-400`, … `1000-`. */
export const priceRanges = perType((type): PriceRange[] =>
  [0, ...priceSteps[type]].map((from, index) => {
    const to = priceSteps[type][index] ?? null
    return { value: `${from}-${to ?? ''}`, from, to }
  }),
)

/** Why a value in an address was left aside. */
export type ProblemCode = keyof AppConfig['Messages']['results']['problems']

/** A value in the one form that addresses have; `any` where the text asks for nothing. */
type Reading = { value: string } | { problem: ProblemCode } | 'any'
type Reader = (text: string) => Reading

const meansAny = (text: string) => (readNumber(text) ?? 0) === 0
const LONGEST_VALUE = 100

/** A positive number below ten million with at most three decimals; empty and 0 mean any. */
const size: Reader = (text) => {
  if (meansAny(text)) return 'any'
  const value = String(readNumber(text))
  return /^\d{1,7}(\.\d{1,3})?$/.test(value) ? { value } : { problem: 'invalid_number' }
}

/** A lower price: 0 is a value, because the tire finder writes it into its addresses. */
const lowerPrice: Reader = (text) => {
  const reading = size(text)
  return reading === 'any' && text.trim() !== '' ? { value: '0' } : reading
}

/** ET in mm: it may be negative, and 0 is a value like others. */
const offset: Reader = (text) => {
  const mm = readNumber(text)
  if (mm === undefined) return 'any'
  // `|| 0` takes the sign off a negative zero
  return Number.isInteger(mm) && Math.abs(mm) < 1_000
    ? { value: String(mm || 0) }
    : { problem: 'invalid_number' }
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

/** A metric thread in the one way in which threads are entered: M12x1.25. */
const threadValue: Reader = (text) => {
  const metric = /^m(\d{1,2}) ?[x×] ?(\d(?:[.,]\d{1,2})?)$/i.exec(text.trim())
  return metric ? { value: `M${metric[1]}x${readNumber(metric[2] ?? '')}` } : word(text)
}

/** The path of a vehicle's page: suzuki/jimny-jb74. */
const vehicle: Reader = (text) => {
  const path = text.trim().toLowerCase()
  if (path === '' || path === '0') return 'any'
  return /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,120}$/.test(path) ? { value: path } : { problem: 'invalid_value' }
}

const icVc: Reader = (text) => {
  if (meansAny(text)) return 'any'
  const dual = splitIcVc(text)
  const value = dual ? serviceDescription(dual) : text.trim().toUpperCase()
  return dual || /^[0-9A-Z]{3,10}$/.test(value) ? { value } : { problem: 'invalid_value' }
}

const oneOf =
  (codes: readonly string[]): Reader =>
  (text) => {
    if (text === '' || text === '0') return 'any'
    return codes.includes(text) ? { value: text } : { problem: 'unknown_value' }
  }

/** Which sign a tire has for snow: the three-peak mountain snowflake of the tested ones, or M+S alone. */
export const snowSigns = ['snowflake', 'mud-and-snow'] as const

const one = <Name extends string>(name: Name, read: Reader) => ({ name, many: false, read }) as const
const many = <Name extends string>(name: Name, read: Reader) => ({ name, many: true, read }) as const

const ofCar = [one('vehicle', vehicle), one('fits', oneOf(['yes']))] as const
const prices = [one('priceFrom', lowerPrice), one('priceTo', size)] as const
const ofOffer = (type: ProductType) =>
  [
    many('price', oneOf(priceRanges[type].map((range) => range.value))),
    many('inStock', oneOf(['yes', 'no'])),
    many('atLeast', oneOf([String(WHEEL_SET)])),
  ] as const

/** The parameters of each type's results addresses. Addresses are written in this order, so that a result has one. */
const parametersOfTypes = {
  Tire: [
    ...ofCar,
    one('width', size),
    one('profile', size),
    one('diameter', size),
    many('season', oneOf(seasons)),
    many('use', oneOf(uses)),
    many('snow', oneOf(snowSigns)),
    ...prices,
    one('manufacturer', word),
    many('protector', word),
    one('icVc', icVc),
    one('retread', oneOf(['yes', 'no'])),
    one('title', word),
    many('typeOfTire', oneOf(tireTypes)),
    ...ofOffer('Tire'),
  ],
  Wheel: [
    ...ofCar,
    one('diameter', size),
    one('boltSpacing', pattern),
    many('width', size),
    many('centralBoreDiameter', size),
    ...prices,
    many('typeOfWheel', word),
    many('material', word),
    many('color', word),
    many('offset', offset),
    many('maxLoad', size),
    one('title', word),
    ...ofOffer('Wheel'),
  ],
  Spacer: [
    ...ofCar,
    one('boltDistance', pattern),
    many('thickness', size),
    ...prices,
    many('mounting', oneOf(mountings)),
    many('hubBore', size),
    many('thread', threadValue),
    one('title', word),
    ...ofOffer('Spacer'),
  ],
} as const

type AnyParameter = (typeof parametersOfTypes)[ProductType][number]
/** With one value: what the finder asks for, a vehicle, whether it has to fit, and what a title search may add. */
export type SingleName = Extract<AnyParameter, { many: false }>['name']
/** Parameters with any number of values; a product has to have one of them. */
export type FacetName = Extract<AnyParameter, { many: true }>['name']
export type ParameterName = SingleName | FacetName
export type Parameter =
  | { name: SingleName; many: false; read: Reader }
  | { name: FacetName; many: true; read: Reader }

export const parameters: Record<ProductType, readonly Parameter[]> = parametersOfTypes

export const parameterOf = (type: ProductType, name: string): Parameter | undefined =>
  parameters[type].find((parameter) => parameter.name === name)

export const facetsOf = (type: ProductType): FacetName[] =>
  parameters[type].flatMap((parameter) => (parameter.many ? [parameter.name] : []))

/** The sizes that have to fit the car. Lists expire by them. */
export const sizeNames: Record<ProductType, readonly SingleName[]> = {
  Tire: ['width', 'profile', 'diameter'],
  Wheel: ['diameter', 'boltSpacing'],
  Spacer: ['boltDistance'],
}

/** What has to fit the car: 'clear all' keeps it, and an empty result does not offer to give it up. */
export const whatFits = (type: ProductType): readonly SingleName[] => ['vehicle', ...sizeNames[type]]

export const figureFacets: readonly FacetName[] = [
  'width',
  'offset',
  'thickness',
  'centralBoreDiameter',
  'maxLoad',
  'hubBore',
]

const codesInOrder: Partial<Record<FacetName, readonly string[]>> = {
  season: seasons,
  use: uses,
  snow: snowSigns,
  inStock: ['yes', 'no'],
}

/** Order of a facet's values: numbers and price ranges by size, codes as the trade has them, the rest by the alphabet. */
export function compareValues(facet: FacetName, a: string, b: string): number {
  if (figureFacets.includes(facet)) return Number(a) - Number(b)
  if (facet === 'price') return Number.parseFloat(a) - Number.parseFloat(b)
  const codes = codesInOrder[facet]
  if (codes) return codes.indexOf(a) - codes.indexOf(b)
  return a < b ? -1 : a > b ? 1 : 0
}
