import { EXACT_STOCK } from './rules'
import { type Product, type ProductType, productTypes } from './schema'

export const productTag = (id: number) => `product:${id}`
/** The pages of all products of a type: for a change of so many that a tag for each would cost too much. */
export const productPagesTag = (type: ProductType) => `product-pages:${type}`
/** All lists of a type: results pages, home. */
export const productsTag = (type: ProductType) => `products:${type}`
export const finderTag = (type: ProductType) => `finder:${type}`

/** What changes with every piece, as a list sorted by stock and an answer to a call do; pages tell only the last few. */
export const toThePiece = (tag: string) => `${tag}:by-stock`

/** What ends the answer to a call for a product, whose type need not be known. */
export const tagsOfProductAnswer = (id: number): string[] => [
  productTag(id),
  toThePiece(productTag(id)),
  ...productTypes.map(productPagesTag),
]

/** The stock as public pages tell it: any number above the exact ones is the same to them. */
export const shownStock = (stock: number): number => Math.min(stock, EXACT_STOCK + 1)

/** Products for cached pages, which do not expire with a stock that they do not tell. */
export const withShownStock = <P extends Product>(product: P): P => ({
  ...product,
  quantityInStock: shownStock(product.quantityInStock),
})
