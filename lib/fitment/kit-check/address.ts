import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import type { MyCar } from '@/lib/fitment/my-car/schema'
import { LONGEST_ADDRESS, queryInSegment, segmentOfQuery } from '@/lib/fitment/query-segment'
import { LONGEST_PATH } from '@/lib/fitment/vehicles/path'
import { queryOfSegment } from '@/lib/platform/http/request/search-params'

/** What a kit check asks for, in the order of its address. Values as they are typed. */
export const kitFields = [
  'vehicle',
  'stockTire',
  'placardLoad',
  'placardSpeed',
  'hubAxle',
  'hubPattern',
  'hubBore',
  'hubThread',
  'hubFastener',
  'hubSeat',
  'hubStuds',
  'stockRim',
  'stockEt',
  'tire',
  'tireSize',
  'tireLoad',
  'tireSpeed',
  'tireSnow',
  'wheel',
  'wheelDiameter',
  'wheelWidth',
  'wheelPattern',
  'wheelBore',
  'wheelEt',
  'wheelSeat',
  'wheelLoad',
  'spacer',
  'spacerThickness',
  'spacerPattern',
  'spacerMounting',
  'spacerBore',
  'spacerRing',
  'spacerThread',
  'fastenerThread',
  'fastenerSeat',
  'quantity',
] as const
export type KitField = (typeof kitFields)[number]
export type KitFields = Partial<Record<KitField, string>>

export const kitParts = ['tire', 'wheel', 'spacer'] as const
export type KitPart = (typeof kitParts)[number]

export const figuresOf = (part: KitPart): KitField[] =>
  kitFields.filter((field) => field !== part && field.startsWith(part))

/** The fields of a car's figures by hand; its vehicle and its tire have their own. */
export const carFigures = kitFields.filter((field) => /^(hub|placard|stock(Rim|Et))/.test(field))

export const fastenerFields = ['fastenerThread', 'fastenerSeat'] as const satisfies readonly KitField[]

/** Pieces of each part that one can ask for: an axle, a set, a set with the spare. */
export const kitQuantities = ['2', '4', '5'] as const
export const usualQuantity = String(WHEEL_SET)

export const KIT_PATH = '/kit'
export const KIT_ANSWER_PATH = '/kit/check'

/** Longer texts are no figures. */
const LONGEST_VALUE = 60
const longestOf = (field: KitField) => (field === 'vehicle' ? LONGEST_PATH : LONGEST_VALUE)

const isField = (name: string): name is KitField => kitFields.some((field) => field === name)

/** A value as it is kept: short, in one line, and a vehicle's path as its page has it. */
function keptValue(field: KitField, text: string): string {
  const value = field === 'vehicle' ? text.toLowerCase().replaceAll('_', '/') : text
  return value
    .slice(0, longestOf(field))
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
}

/** Without empty values, the usual quantity, and figures by hand beside a product. `tire=215/75R15` is a size and no id. */
export function keptFields(fields: KitFields): KitFields {
  const { tire = '', tireSize } = fields
  const isProduct = /^\d*$/.test(keptValue('tire', tire))
  const wellPlaced = isProduct ? fields : { ...fields, tire: '', tireSize: tireSize ?? tire }
  const products = kitParts.filter((part) => keptValue(part, wellPlaced[part] ?? '') !== '')
  const replaced = products.flatMap(figuresOf)
  const meaningful: KitFields = {}
  for (const field of kitFields) {
    const value = keptValue(field, wellPlaced[field] ?? '')
    if (value === '' || replaced.includes(field)) continue
    if (field !== 'quantity' || value !== usualQuantity) meaningful[field] = value
  }
  return meaningful
}

/** `isStrange` says that something in it belongs to no field and was left aside. Never throws. */
export function readKitQuery(query: string): { fields: KitFields; isStrange: boolean } {
  if (query.length > LONGEST_ADDRESS) return { fields: {}, isStrange: true }
  const fields: KitFields = {}
  let isStrange = false
  for (const [name, text] of new URLSearchParams(query))
    if (isField(name) && fields[name] === undefined && text.length <= longestOf(name)) fields[name] = text
    else isStrange = true
  return { fields: keptFields(fields), isStrange }
}

/** The same for the segment of an address as the router hands it over. */
export const readKitSegment = (segment: string): ReturnType<typeof readKitQuery> =>
  readKitQuery(queryOfSegment(segment).toString())

/** The query in the path of a kit. A vehicle's path stands in it without the slash that would split the address. */
export function kitQuery(fields: KitFields): string {
  const address = new URLSearchParams()
  for (const [field, value] of Object.entries(keptFields(fields)))
    address.set(field, field === 'vehicle' ? value.replaceAll('/', '_') : value)
  return address.toString()
}

export function kitPath(fields: KitFields): string {
  const text = segmentOfQuery(kitQuery(fields))
  return text ? `${KIT_PATH}/${text}` : KIT_PATH
}

/** The fields in an address of the browser: of a path without its language, or of a query. */
export function kitFieldsIn({ path, search }: { path: string; search: string }): KitFields | null {
  const start = `${KIT_PATH}/`
  if (path.startsWith(start)) return readKitSegment(queryInSegment(path.slice(start.length))).fields
  return search.length > 1 ? readKitQuery(search.slice(1)).fields : null
}

/** What the check of a kit asks of a car, as far as its owner said it already. */
export const kitFieldsOfCar = ({ path, tire, offset, axleLoad }: MyCar): KitFields => ({
  vehicle: path,
  ...(tire !== null && { stockTire: tire }),
  ...(offset !== null && { stockEt: String(offset) }),
  ...(axleLoad !== null && { hubAxle: String(axleLoad) }),
})
