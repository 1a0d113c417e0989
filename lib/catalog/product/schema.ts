import { z } from 'zod'
import { whole } from '@/lib/core/text'
import { type AnsweredFields, type ProductType, productTypes } from './fields'

export { type ProductType, productTypes }
export const productSorts = ['price', '-price', 'title', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]

export const statuses = ['draft', 'onSale', 'archived'] as const
/** Visitors see what is on sale in lists, what is archived on its own page alone, and drafts nowhere. */
export type ProductStatus = (typeof statuses)[number]

type ProductOf<T extends ProductType> = {
  id: number
  productType: T
  quantityInStock: number
  status: ProductStatus
  /** Not on sale: archived, or a draft. */
  inArchive: boolean
} & AnsweredFields<T>

export type Tire = ProductOf<'Tire'>
export type Wheel = ProductOf<'Wheel'>
export type Spacer = ProductOf<'Spacer'>
export type Product = Tire | Wheel | Spacer

/** A product as its editor sees it, with the version that an edit is saved against. */
export type EditedProduct = Product & { version: string }

/** What the cart, an order and a card say of a product. */
export type ProductSummary = Pick<
  Product,
  'id' | 'productType' | 'title' | 'url' | 'price' | 'quantityInStock' | 'inArchive'
>

// --- parameters of the lists -------------------------------------------------------------------------------------

/** A decimal number as people write it, with a point or a comma. */
const decimal = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,3})?$/, 'invalid_number')
  .transform((text) => Number(text.replace(',', '.')))

const anyIfZero = (value: unknown) =>
  typeof value === 'string' && /^\s*0*([.,]0*)?\s*$/.test(value) ? undefined : value

/** A finder's number; absent, empty and 0 mean any. */
const finderNumber = z.preprocess(anyIfZero, decimal.optional())
/** A finder's word; absent, empty and 0 mean any. */
const finderText = z.preprocess(anyIfZero, z.string().trim().max(100).optional())
const paging = {
  page: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(24),
  sort: z.enum(productSorts, 'unknown_value').optional(),
}
const prices = { priceFrom: finderNumber, priceTo: finderNumber }

export const TireListQuery = z.object({
  ...paging,
  ...prices,
  width: finderNumber,
  profile: finderNumber,
  diameter: finderNumber,
  season: finderText,
  manufacturer: finderText,
  protector: finderText,
})
export type TireListQuery = z.output<typeof TireListQuery>

export const WheelListQuery = z.object({
  ...paging,
  ...prices,
  diameter: finderNumber,
  boltSpacing: finderText,
  width: finderNumber,
  centralBoreDiameter: finderNumber,
})
export type WheelListQuery = z.output<typeof WheelListQuery>

export const SpacerListQuery = z.object({
  ...paging,
  ...prices,
  boltDistance: finderText,
  thickness: finderNumber,
})
export type SpacerListQuery = z.output<typeof SpacerListQuery>

export const TitleQuery = z.object({ page: paging.page, pageSize: paging.pageSize })
