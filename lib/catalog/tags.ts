import type { ProductType } from './schema'

/** One product: its page. */
export const productTag = (id: number) => `product:${id}`
/** All lists of a type: results pages, home. */
export const productsTag = (type: ProductType) => `products:${type}`
/** The option lists of a finder. */
export const finderTag = (type: ProductType) => `finder:${type}`
