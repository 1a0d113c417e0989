import { MAX_QUANTITY } from '@/lib/core/values/max-quantity'
import { isFlotation } from '@/lib/drawing/dimensions'
import { inchMarking } from '@/lib/fitment/measures/old-tire-sizes'
import type { Product, ProductType } from './schema'

/** Up to this stock the shopper sees the exact number. */
export const EXACT_STOCK = 20

/** The most pieces of a product with this stock in one cart: 10, or the stock if lower. */
export const maxQuantity = (stock: number): number => Math.min(MAX_QUANTITY, Math.max(0, stock))

/** Pieces that a car takes: a spacer for each wheel of an axle, a tire or a wheel at each corner. */
const setSizes: Record<ProductType, number> = { Tire: 4, Wheel: 4, Spacer: 2 }

/** The quantity that a product's page proposes: a set, or as many as there are. */
export const proposedQuantity = (type: ProductType, stock: number): number =>
  Math.min(setSizes[type], Math.max(1, stock))

export type StockLevel = 'none' | 'exact' | 'many'
export const stockLevel = (stock: number): StockLevel =>
  stock <= 0 ? 'none' : stock <= EXACT_STOCK ? 'exact' : 'many'

const detailPaths: Record<ProductType, string> = {
  Tire: '/tireDetail',
  Wheel: '/wheelDetail',
  Spacer: '/spacerDetail',
}

/** The detail page of a product, without the language. */
export const productPath = (product: Pick<Product, 'id' | 'productType'>): string =>
  `${detailPaths[product.productType]}/${product.id}`

/** Circles that are round in inches. Catalogs write 139.7 as 140, 165.1 as 165 and 114.3 as 114. mm */
const inchCircles = [114.3, 120.65, 127, 139.7, 165.1]
/** How far such a writing is from its circle. No two real circles are this close: 5x114.3 and 5x115 are different ones. mm */
const ROUNDED_MM = 0.35

/**
 * A bolt pattern as people write it (`5×139,7`, `5 X 139.70`, `5/140`) in the one form the shop stores, `5x139.7`.
 * Undefined for any other text.
 */
export function parseBoltPattern(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[x×х*/]\s*(\d{2,3}(?:[.,]\d{1,2})?)\s*$/i.exec(text)
  if (!match) return undefined
  const written = Number(match[2]?.replace(',', '.'))
  const circle = inchCircles.find((mm) => Math.abs(mm - written) < ROUNDED_MM) ?? written
  return `${Number(match[1])}x${circle}`
}

/** Sorts bolt patterns by hole count, then by circle. */
export function compareBoltPatterns(a: string, b: string): number {
  const [holesA = 0, circleA = 0] = a.split('x').map(Number)
  const [holesB = 0, circleB = 0] = b.split('x').map(Number)
  return holesA - holesB || circleA - circleB
}

/** Load index and speed symbol of an IC/VC such as `96Q`; of `112/110N` the index of single mounting. Null if unreadable. */
export function readIcVc(icVc: string): { loadIndex: number | null; speedIndex: string | null } {
  const match = /^(\d{2,3})(?:\/\d{2,3})?([A-HJ-NP-Z])$/i.exec(icVc)
  return { loadIndex: match ? Number(match[1]) : null, speedIndex: match?.[2]?.toUpperCase() ?? null }
}

/**
 * An IC/VC with two load indices, as LT tires are marked (ETRTO, ISO 4000): `123/120Q` carries index 123 alone and 120 in
 * twin mounting. Split into the fields that keep it; null for any other text.
 */
export function splitIcVc(text: string): { icVc: string; loadIndexDual: number } | null {
  const match = /^\s*(\d{2,3})\s*\/\s*(\d{2,3})\s*([A-HJ-NP-Z])\s*$/i.exec(text)
  return match && { icVc: `${match[1]}${match[3]?.toUpperCase()}`, loadIndexDual: Number(match[2]) }
}

/** A tire size in the notation of the sidewall: `195/80 R15`, flotation `31x10.5 R15`, old ones `7.50 R16`. */
export function tireSize(tire: { width: number; profile: number; diameter: number }): string {
  const between = isFlotation(tire) ? 'x' : '/'
  return inchMarking(tire) ?? `${tire.width}${between}${tire.profile} R${tire.diameter}`
}

/** Whether a product is a tire with studs, which Polish law bans from public roads. */
export const isStudded = (product: Product): boolean =>
  product.productType === 'Tire' && product.use === 'studded'
