import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { WHEEL_SET } from './fields/options'
import type { Product, ProductType } from './schema'

/** Up to this stock the shopper sees the exact number. */
export const EXACT_STOCK = 20

export const isForSale = ({
  inArchive,
  quantityInStock,
}: Pick<Product, 'inArchive' | 'quantityInStock'>): boolean => !inArchive && quantityInStock > 0

/** The most pieces of a product with this stock in one cart: `MAX_QUANTITY`, or the stock if lower. */
export const maxQuantity = (stock: number): number => Math.min(MAX_QUANTITY, Math.max(0, stock))

/** Pieces that a car takes: a spacer for each wheel of an axle, a tire or a wheel at each corner. */
export const setSizes: Record<ProductType, number> = { Tire: WHEEL_SET, Wheel: WHEEL_SET, Spacer: 2 }

/** The quantity that a product's page and its card propose: a set, or as many as there are. */
export const proposedQuantity = (type: ProductType, stock: number): number =>
  Math.min(setSizes[type], Math.max(1, stock))

export const isBelowSet = (type: ProductType, stock: number): boolean => stock > 0 && stock < setSizes[type]

type StockLevel = 'none' | 'last' | 'exact' | 'many'
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'none'
  if (stock <= 3) return 'last'
  return stock <= EXACT_STOCK ? 'exact' : 'many'
}

const detailPaths: Record<ProductType, string> = {
  Tire: '/tireDetail',
  Wheel: '/wheelDetail',
  Spacer: '/spacerDetail',
}

export const productPath = (product: Pick<Product, 'id' | 'productType'>): string =>
  `${detailPaths[product.productType]}/${product.id}`

export const questionPath = (productId: number): string => `/contact?product=${productId}`

/** Whether a product is a tire with studs, which Polish law bans from public roads. */
export const isStudded = (product: Product) => product.productType === 'Tire' && product.use === 'studded'
