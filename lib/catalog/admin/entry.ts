import { z } from 'zod'
import { parseBoltPattern } from '@/lib/catalog/product/rules'
import { type Product, seasons, tireTypes } from '@/lib/catalog/product/schema'
import { hasTwoDecimals } from '@/lib/core/money'
import { line, pictureAddress } from '@/lib/core/text'

// What an administrator enters, by form, call or import. Every message is a key of messages/*.json.

const within = (least: number, most: number) =>
  z.number('invalid_number').min(least, 'out_of_range').max(most, 'out_of_range')
const dimension = (most: number) =>
  z.number('invalid_number').positive('out_of_range').max(most, 'out_of_range')
const words = (most: number) => z.string('invalid_value').trim().max(most, 'too_long').nullish()

const picture = pictureAddress('url_required')

const boltPattern = z
  .string('bolt_pattern_required')
  .trim()
  .min(1, 'bolt_pattern_required')
  .transform((text, context) => {
    const pattern = parseBoltPattern(text)
    const [holes = 0, circle = 0] = (pattern ?? '').split('x').map(Number)
    // from the three bolts of a Smart to the ten of a heavy lorry
    if (pattern && holes >= 3 && holes <= 10 && circle >= 90 && circle <= 335) return pattern
    context.addIssue({ code: 'custom', message: 'bolt_pattern_format' })
    return z.NEVER
  })

/** What every product has. */
const common = {
  title: line('title_required', 200),
  url: picture,
  /** A list, or one string with an address per line or comma. */
  urls: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
    z.array(picture, 'urls_required').min(1, 'urls_required').max(20, 'too_long'),
  ),
  /** PLN gross */
  price: z
    .number('price_positive')
    .positive('price_positive')
    .max(1_000_000, 'out_of_range')
    .refine(hasTwoDecimals, 'two_decimals'),
}

/** What a product begins with; later its stock is adjusted and it is archived, each with a reason on record. */
const beginning = {
  inArchive: z.boolean().default(false),
  quantityInStock: z
    .number('invalid_number')
    .int('invalid_number')
    .min(0, 'out_of_range')
    .max(1_000_000, 'out_of_range'),
}

/** Specification 5, with the names of its fields. */
const tire = {
  manufacturer: words(100),
  typeOfTire: z.enum(tireTypes, 'type_of_tire_required'),
  icVc: z.string('ic_vc_format').regex(/^[a-z0-9]{3,10}$/i, 'ic_vc_format'),
  /** mm; inches on a flotation size. */
  width: dimension(2_000),
  /** Percent of the width; inches on a flotation size. */
  profile: dimension(200),
  /** inches */
  diameter: z.number('invalid_number').gt(0, 'diameter_range').max(100, 'diameter_range'),
  season: z.enum(seasons, 'season_required'),
  protector: words(100),
  inf: z.string('inf_required').trim().min(1, 'inf_required').max(5_000, 'too_long'),
  /** Both are read from the IC/VC where they are left out. */
  loadIndex: within(1, 300).int('invalid_number').nullish(),
  speedIndex: words(3),
  retread: z.boolean().default(false),
}

const wheel = {
  typeOfWheel: words(50),
  /** inches */
  diameter: within(8, 30),
  /** inches */
  width: within(2, 18),
  boltSpacing: boltPattern,
  /** mm */
  centralBoreDiameter: within(30, 330),
  /** ET, mm */
  offset: within(-150, 150).int('invalid_number').nullish(),
  color: words(50),
  material: words(50),
}

const spacer = {
  boltDistance: boltPattern,
  boltInfo: words(200),
  /** mm */
  thickness: within(1, 150),
}

type Hub = { boltSpacing: string; centralBoreDiameter: number }
const Hub = z.object({ boltSpacing: boltPattern, centralBoreDiameter: z.number() })

/** The bore lies within the circle of the bolts. */
const boreFits = (hub: Hub): boolean => hub.centralBoreDiameter < Number(hub.boltSpacing.split('x')[1])
const boreRefusal = {
  path: ['centralBoreDiameter'],
  message: 'bore_above_circle',
  // said as soon as the two can be compared, whatever else is wrong
  when: ({ value }: { value: unknown }) => Hub.safeParse(value).success,
}

export const NewTire = z.object({ ...common, ...beginning, ...tire })
export const NewWheel = z.object({ ...common, ...beginning, ...wheel }).refine(boreFits, boreRefusal)
export const NewSpacer = z.object({ ...common, ...beginning, ...spacer })

const tireOf = { productType: z.literal('Tire'), ...common, ...tire }
const wheelOf = { productType: z.literal('Wheel'), ...common, ...wheel }
const spacerOf = { productType: z.literal('Spacer'), ...common, ...spacer }

/** A new product of any type. */
export const NewProduct = z.discriminatedUnion(
  'productType',
  [
    z.object({ ...tireOf, ...beginning }),
    z.object({ ...wheelOf, ...beginning }).refine(boreFits, boreRefusal),
    z.object({ ...spacerOf, ...beginning }),
  ],
  'unknown_value',
)
export type NewProduct = z.output<typeof NewProduct>

/** All that can be edited of a product; what is left out becomes empty. */
export const ProductEntry = z.discriminatedUnion(
  'productType',
  [z.object(tireOf), z.object(wheelOf).refine(boreFits, boreRefusal), z.object(spacerOf)],
  'unknown_value',
)
export type ProductEntry = z.output<typeof ProductEntry>

const seen = { version: z.string('required').max(64, 'invalid_value') }
/** An edit together with the version that the editor saw. */
export const ProductEdit = z.discriminatedUnion(
  'productType',
  [
    z.object({ ...tireOf, ...seen }),
    z.object({ ...wheelOf, ...seen }).refine(boreFits, boreRefusal),
    z.object({ ...spacerOf, ...seen }),
  ],
  'unknown_value',
)

/** Why a stock is put right by hand. An import names itself. */
export const stockReasons = ['delivery', 'count', 'damage', 'return', 'correction'] as const
export type StockReason = (typeof stockReasons)[number]

const pieces = z.number('invalid_number').int('invalid_number').max(1_000_000, 'out_of_range')

/** So many pieces more or fewer, or so many as were counted: one of the two. */
export const StockAdjustment = z
  .object({
    reason: z.enum(stockReasons, 'reason_required'),
    note: z.string('invalid_value').trim().max(500, 'too_long').default(''),
    delta: pieces.min(-1_000_000, 'out_of_range').optional(),
    counted: pieces.min(0, 'out_of_range').optional(),
  })
  .superRefine(({ delta, counted }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (delta === undefined && counted === undefined) refuse('delta', 'required')
    if (delta !== undefined && counted !== undefined) refuse('counted', 'invalid_value')
    if (delta === 0) refuse('delta', 'no_change')
  })
export type StockAdjustment = z.output<typeof StockAdjustment>

/** What the editor edits of a product. */
export function entryOf(product: Product): ProductEntry {
  const { id: _, quantityInStock: __, inArchive: ___, ...entry } = product
  return entry.productType === 'Tire' ? { ...entry, inf: entry.inf ?? '' } : entry
}
