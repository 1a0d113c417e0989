import type { ProductType } from './schema'

/** One product: its page. */
export const productTag = (id: number) => `product:${id}`
/** The pages of all products of a type: for a change of so many that a tag for each would cost too much. */
export const productPagesTag = (type: ProductType) => `product-pages:${type}`
/** All lists of a type: results pages, home. */
export const productsTag = (type: ProductType) => `products:${type}`
/** The option lists of a finder. */
export const finderTag = (type: ProductType) => `finder:${type}`
