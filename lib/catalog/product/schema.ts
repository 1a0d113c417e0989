import { type ProductFields, type ProductType, productTypes } from './fields'

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
} & ProductFields<T>

export type Tire = ProductOf<'Tire'>
export type Wheel = ProductOf<'Wheel'>
export type Spacer = ProductOf<'Spacer'>
export type Product = Tire | Wheel | Spacer

/** A product as its editor sees it, with the version that an edit is saved against. */
export type EditedProduct = Product & { version: string }

/** What the cart, an order and a card say of a product. */
export type ProductSummary = Pick<
  Product,
  'id' | 'productType' | 'title' | 'url' | 'priceGrosze' | 'quantityInStock' | 'inArchive'
>
