import { z } from 'zod'

export const productTypes = ['Tire', 'Wheel', 'Spacer'] as const
export type ProductType = (typeof productTypes)[number]
export const tireTypes = ['passenger', 'truck', '4X4'] as const
export const seasons = ['summer', 'winter', 'allseason'] as const
export const productSorts = ['price', '-price', 'title', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]

const common = {
  id: z.number().int(),
  title: z.string(),
  /** Path or address of the main picture; empty where there is none. */
  url: z.string(),
  urls: z.array(z.string()),
  /** PLN gross, at most two decimals. */
  price: z.number(),
  quantityInStock: z.number().int(),
  inArchive: z.boolean(),
}

const Tire = z.object({
  ...common,
  productType: z.literal('Tire'),
  manufacturer: z.string().nullable(),
  typeOfTire: z.enum(tireTypes),
  /** Load index with the speed code: 96Q. */
  icVc: z.string(),
  /** mm; inches on a flotation size such as 31x10.5 R15. */
  width: z.number(),
  /** Percent of the width; inches on a flotation size. */
  profile: z.number(),
  /** inches */
  diameter: z.number(),
  season: z.enum(seasons),
  /** Tread pattern. */
  protector: z.string().nullable(),
  inf: z.string().nullable(),
  loadIndex: z.number().int().nullable(),
  speedIndex: z.string().nullable(),
  retread: z.boolean(),
})

const Wheel = z.object({
  ...common,
  productType: z.literal('Wheel'),
  typeOfWheel: z.string().nullable(),
  /** inches */
  diameter: z.number(),
  /** inches */
  width: z.number(),
  /** Bolt pattern, holes x circle in mm: 5x139.7. */
  boltSpacing: z.string(),
  /** mm */
  centralBoreDiameter: z.number(),
  /** ET, mm */
  offset: z.number().int().nullable(),
  color: z.string().nullable(),
  material: z.string().nullable(),
})

const Spacer = z.object({
  ...common,
  productType: z.literal('Spacer'),
  /** Bolt pattern, holes x circle in mm: 5x139.7. */
  boltDistance: z.string(),
  boltInfo: z.string().nullable(),
  /** mm */
  thickness: z.number(),
})

export const Product = z.discriminatedUnion('productType', [Tire, Wheel, Spacer])
export type Product = z.output<typeof Product>
export type Tire = z.output<typeof Tire>
export type Wheel = z.output<typeof Wheel>
export type Spacer = z.output<typeof Spacer>

/** A product as its editor sees it, with the version that an edit is saved against. */
export type EditedProduct = Product & { version: string }

/** What the cart, an order and a card say of a product. */
export type ProductSummary = Pick<
  Product,
  'id' | 'productType' | 'title' | 'url' | 'price' | 'quantityInStock' | 'inArchive'
>
