import { EXACT_STOCK } from './rules'
import { type Product, type ProductType, productTypes } from './schema'

export const productTag = (id: number) => `product:${id}`
/** The pages of all products of a type: for a change of so many that a tag for each would cost too much. */
export const productPagesTag = (type: ProductType) => `product-pages:${type}`
/** All lists of a type: results pages, home. */
export const productsTag = (type: ProductType) => `products:${type}`
export const finderTag = (type: ProductType) => `finder:${type}`

/** The tag of lists and answers that change with every piece sold. Pages show only the last few pieces exactly. */
export const toThePiece = (tag: string) => `${tag}:by-stock`

/** The tags of the answer to a call for a product, whose type need not be known. */
export const tagsOfProductAnswer = (id: number): string[] => [
  productTag(id),
  toThePiece(productTag(id)),
  ...productTypes.map(productPagesTag),
]

/** The stock as public pages show it: they show no exact number above `EXACT_STOCK`. */
export const shownStock = (stock: number): number => Math.min(stock, EXACT_STOCK + 1)

/** Products for cached pages, which do not expire with a stock that they do not show. */
export const withShownStock = <P extends Product>(product: P): P => ({
  ...product,
  quantityInStock: shownStock(product.quantityInStock),
})
