import { z } from 'zod'
import { storedFields } from '@/lib/catalog/product/columns'
import { type Entered, type EnteredFields, fields, type ProductField } from '@/lib/catalog/product/fields'
import { missingForSale, missingInCall } from '@/lib/catalog/product/needed-for-sale'
import {
  type ProductStatus,
  type ProductType,
  type StaffProduct,
  statuses,
} from '@/lib/catalog/product/schema'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { readIcVc } from '@/lib/measures/load-and-speed'
import { isOwnMake } from '@/lib/platform/shop-details'
import { hasTwoDecimals, toGrosze } from '@/lib/platform/values/money'
import { line, pictureAddress } from '@/lib/platform/values/text'
import { VAT_PERCENT } from '@/lib/platform/values/vat'

// What an administrator enters, by form, call or import. Every message is a key of messages/*.json.

const boltPatternSchema = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const pattern = parseBoltPattern(text)
      const [holes = 0, circle = 0] = (pattern ?? '').split('x').map(Number)
      // from the three bolts of a Smart to the ten bolts of a heavy truck
      if (pattern && holes >= 3 && holes <= 10 && circle >= 90 && circle <= 335) return pattern
      context.addIssue({ code: 'custom', message: 'bolt_pattern_format' })
      return z.NEVER
    })

/** A list, or one string with an address per line or comma. */
const picturesSchema = (missing: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
    z.array(pictureAddress('url_required'), missing).min(1, missing).max(20, 'too_long'),
  )

/** An amount in PLN. NaN is a text that is no number: that is said, rather than that the number is missing. */
export const money = (missing: string) =>
  z
    .number({ error: ({ input }) => (Number.isNaN(input) ? 'invalid_number' : missing) })
    .positive(missing)
    .max(1_000_000, 'out_of_range')
    .refine(hasTwoDecimals, 'two_decimals')

function textSchema(
  { maxLength, oneLine, format, upperCase }: ProductField & { kind: 'text' },
  missing: string,
) {
  if (oneLine) return line(missing, maxLength)
  const bare = z.string(missing).trim().min(1, missing)
  const formatted = format ? bare.regex(format.pattern, format.code) : bare
  const right = format?.isValid ? formatted.refine(format.isValid, format.code) : formatted
  const limited = right.max(maxLength, 'too_long')
  return upperCase ? limited.toUpperCase() : limited
}

function numberSchema(field: ProductField & { kind: 'number' }, missing: string): z.ZodNumber {
  const { min, greaterThan, max, integer, options, rangeError = 'out_of_range' } = field
  let figure = z.number(missing).max(max, rangeError)
  if (greaterThan !== undefined) figure = figure.gt(greaterThan, rangeError)
  if (min !== undefined) figure = figure.min(min, rangeError)
  if (options) figure = figure.refine((value) => options.includes(value), 'unknown_value')
  return integer ? figure.int('invalid_number') : figure
}

function fieldSchema(field: ProductField): z.ZodType {
  const ownCode = field.required === true ? undefined : field.required
  const missing = ownCode ?? (field.kind === 'number' ? 'invalid_number' : 'invalid_value')
  switch (field.kind) {
    case 'text':
      return textSchema(field, missing)
    case 'paragraphs':
      return z.string(missing).trim().min(1, missing).max(field.maxLength, 'too_long')
    case 'number':
      return numberSchema(field, missing)
    case 'choice':
      return field.allowsOtherText
        ? z.string(missing).trim().max(50, 'too_long')
        : z.enum(field.options, ownCode ?? 'unknown_value')
    case 'flag':
      return z.boolean(missing)
    case 'boltPattern':
      return boltPatternSchema(missing)
    case 'money':
      return money(missing)
    case 'picture':
      return pictureAddress(missing)
    case 'pictures':
      return picturesSchema(missing)
  }
}

const nullIfBlank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

const optionalField = (schema: z.ZodType) =>
  z.preprocess(nullIfBlank, schema.nullish()).transform((value) => value ?? null)

type Shape<Described> = { -readonly [N in keyof Described]: z.ZodType<Entered<Described[N]>> }

function shapeOf<Described extends Record<string, ProductField>>(described: Described): Shape<Described> {
  const shape = Object.entries(described).map(([name, field]) => [
    name,
    field.required ? fieldSchema(field) : optionalField(fieldSchema(field)),
  ])
  return Object.fromEntries(shape)
}

const tire = shapeOf(fields.Tire)
const wheel = shapeOf(fields.Wheel)
const spacer = shapeOf(fields.Spacer)

/** Entered for a new product only. Later changes of stock and status are separate calls with a record of each. */
const beginning = {
  status: z.enum(statuses, 'unknown_value').nullish(),
  /** True means archived, unless there is a status. */
  inArchive: z
    .boolean('invalid_value')
    .nullish()
    .transform((value) => value ?? false),
  quantityInStock: z
    .number('invalid_number')
    .int('invalid_number')
    .min(0, 'out_of_range')
    .max(1_000_000, 'out_of_range'),
}

type Beginning = { status?: ProductStatus | null | undefined; inArchive: boolean }

export const firstStatus = ({ status, inArchive }: Beginning): ProductStatus =>
  status ?? (inArchive ? 'archived' : 'onSale')

type Hub = { boltSpacing: string; centralBoreDiameter: number }
const Hub = z.object({ boltSpacing: wheel.boltSpacing, centralBoreDiameter: z.number() })

const boreFits = (hub: Hub): boolean => hub.centralBoreDiameter < Number(hub.boltSpacing.split('x')[1])
const boreRefusal = {
  path: ['centralBoreDiameter'],
  message: 'bore_above_circle',
  // checked as soon as both values are valid, even if other fields are not
  when: ({ value }: { value: unknown }) => Hub.safeParse(value).success,
}

type LeftOut = {
  price: number
  cost: number | null
  vatRate: number | null
  icVc: string
  loadIndex: number | null
  loadIndexDual: number | null
  speedIndex: string | null
  retread: boolean | null
  manufacturer: string | null
}

type Priced = Pick<LeftOut, 'price' | 'cost' | 'vatRate'>

/** The label is of new tires: a retread is outside Regulation (EU) 2020/740. */
const noLabel = { labelFuel: null, labelWet: null, noiseDb: null, noiseClass: null, eprelId: null }

/** The price and the cost as the shop keeps them, with the standard rate of tax where nobody said another. */
const priced = <T extends Priced>({ price, cost, vatRate, ...entry }: T) => ({
  ...entry,
  priceGrosze: toGrosze(price),
  costGrosze: cost === null ? null : toGrosze(cost),
  vatRate: vatRate ?? VAT_PERCENT,
})

/** Removes from a retread the label that only a new tire can have. */
function completed<T extends LeftOut>(entry: T) {
  const read = readIcVc(entry.icVc)
  const retread = entry.retread ?? isOwnMake(entry.manufacturer)
  return {
    ...priced(entry),
    ...(retread ? noLabel : {}),
    loadIndex: entry.loadIndex ?? read.loadIndex,
    speedIndex: entry.speedIndex ?? read.speedIndex,
    retread,
  }
}

/** Twins carry less each than a single tire: the table has the same rule. */
function dualIsLower(
  { loadIndex, loadIndexDual }: Pick<LeftOut, 'loadIndex' | 'loadIndexDual'>,
  context: z.core.$RefinementCtx,
): void {
  if (loadIndexDual === null || (loadIndex !== null && loadIndexDual <= loadIndex)) return
  context.addIssue({ code: 'custom', path: ['loadIndexDual'], message: 'load_index_dual' })
}

type Checked = Beginning & Parameters<typeof missingForSale>[0]
/** Refuses a new product that would be on sale without a field that a sale needs. */
const refuseIncomplete =
  (missing: typeof missingForSale) =>
  (entry: Checked, context: z.core.$RefinementCtx): void => {
    if (firstStatus(entry) !== 'onSale') return
    for (const { path, code } of missing(entry))
      context.addIssue({ code: 'custom', path: [path], message: code })
  }

const asTire = <Schema extends z.ZodType<LeftOut>>(schema: Schema) =>
  schema.transform(completed<z.output<Schema>>).superRefine(dualIsLower)
const asWheel = <Schema extends z.ZodType<Hub & Priced>>(schema: Schema) =>
  schema.refine(boreFits, boreRefusal).transform(priced<z.output<Schema>>)
const asSpacer = <Schema extends z.ZodType<Priced>>(schema: Schema) =>
  schema.transform(priced<z.output<Schema>>)

export const NewTire = asTire(z.object({ ...tire, ...beginning })).superRefine(
  refuseIncomplete(missingInCall),
)
export const NewWheel = asWheel(z.object({ ...wheel, ...beginning })).superRefine(
  refuseIncomplete(missingInCall),
)
export const NewSpacer = asSpacer(z.object({ ...spacer, ...beginning })).superRefine(
  refuseIncomplete(missingInCall),
)

const tireOf = { productType: z.literal('Tire'), ...tire }
const wheelOf = { productType: z.literal('Wheel'), ...wheel }
const spacerOf = { productType: z.literal('Spacer'), ...spacer }

export const NewProduct = z
  .discriminatedUnion(
    'productType',
    [
      asTire(z.object({ ...tireOf, ...beginning })),
      asWheel(z.object({ ...wheelOf, ...beginning })),
      asSpacer(z.object({ ...spacerOf, ...beginning })),
    ],
    'unknown_value',
  )
  .superRefine(refuseIncomplete(missingForSale))
export type NewProduct = z.output<typeof NewProduct>

/** Every editable field of a product; a field that is left out is cleared. */
export const ProductEntry = z.discriminatedUnion(
  'productType',
  [asTire(z.object(tireOf)), asWheel(z.object(wheelOf)), asSpacer(z.object(spacerOf))],
  'unknown_value',
)
type EntryOf<T extends ProductType> = { productType: T } & EnteredFields<T>
export type ProductEntry = EntryOf<'Tire'> | EntryOf<'Wheel'> | EntryOf<'Spacer'>

const seen = { version: z.string('required').max(64, 'invalid_value') }
export const ProductEdit = z.discriminatedUnion(
  'productType',
  [
    asTire(z.object({ ...tireOf, ...seen })),
    asWheel(z.object({ ...wheelOf, ...seen })),
    asSpacer(z.object({ ...spacerOf, ...seen })),
  ],
  'unknown_value',
)

/** The editable fields of a product. The cast is safe: the fields of its type are all that an entry has. */
export function entryOf(product: StaffProduct): ProductEntry {
  const values: Record<string, unknown> = product
  const described = storedFields[product.productType].map(({ name }) => [name, values[name]])
  const entry = { productType: product.productType, ...Object.fromEntries(described) } as ProductEntry
  return entry.productType === 'Tire' ? { ...entry, inf: entry.inf ?? '' } : entry
}
