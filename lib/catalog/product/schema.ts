import { type ProductFields, type ProductType, productTypes, type StaffFields } from './fields'

export { type ProductType, productTypes }

export const statuses = ['draft', 'onSale', 'archived'] as const
/** Visitors see products on sale everywhere, archived ones only on their own page, and drafts nowhere. */
export type ProductStatus = (typeof statuses)[number]

type ProductOf<T extends ProductType> = {
  id: number
  productType: T
  quantityInStock: number
  status: ProductStatus
  /** Archived or a draft, so not on sale. */
  inArchive: boolean
  /** During a promotion: the lowest price of the 30 days before it, in grosze. */
  lowestPriceGrosze: number | null
  /** When the running promotion ends, in ISO 8601. */
  promotionUntil: string | null
} & ProductFields<T>

export type Tire = ProductOf<'Tire'>
export type Wheel = ProductOf<'Wheel'>
export type Spacer = ProductOf<'Spacer'>
export type Product = Tire | Wheel | Spacer

/** A product with what only the staff may see: for the administration, never for a public page or call. */
export type StaffProduct = Product & StaffFields

/** A product for its editor. An edit is saved only if `version` has not changed. */
export type EditedProduct = StaffProduct & { version: string }

/** The fields of a product in the cart, in an order and on a card. */
export type ProductSummary = Pick<
  Product,
  | 'id'
  | 'productType'
  | 'title'
  | 'url'
  | 'priceGrosze'
  | 'quantityInStock'
  | 'inArchive'
  | 'lowestPriceGrosze'
>
