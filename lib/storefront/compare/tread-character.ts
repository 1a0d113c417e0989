import type { Product } from '@/lib/catalog/product/schema'

/** What a tread is usually good for, from 1 to 5: the larger its blocks, the better in mud, and the louder and shorter-lived on the road. */
export const treadTraits = ['mud', 'road', 'quiet', 'life'] as const
export type TreadCharacter = Readonly<Record<(typeof treadTraits)[number], number>>

const characters: Readonly<Record<string, TreadCharacter>> = {
  road: { mud: 1, road: 5, quiet: 5, life: 5 },
  'all-terrain': { mud: 3, road: 4, quiet: 4, life: 4 },
  rugged: { mud: 4, road: 3, quiet: 3, life: 3 },
  mud: { mud: 5, road: 2, quiet: 2, life: 2 },
}

/**
 * The character of a tire by the kind of its tread, which is no measurement of this tire. Null for other products, and for
 * treads of ice and winter, which none of the four says anything about.
 */
export const treadCharacter = (product: Product): TreadCharacter | null =>
  product.productType === 'Tire' && product.season !== 'winter'
    ? (characters[product.use ?? ''] ?? null)
    : null
