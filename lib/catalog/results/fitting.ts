import type { Product } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/drawing/dimensions'
import { queryFor, type ResultsQuery } from './address'

/** The tire size that a query asks for; undefined while a part of it is open. */
export function tireSizeOf({ type, single }: ResultsQuery): TireSize | undefined {
  const { width, profile, diameter } = single
  if (type !== 'Tire' || !width || !profile || !diameter) return undefined
  return { width: Number(width), profile: Number(profile), diameter: Number(diameter) }
}

/** What fits the same bolts: tires of the size, wheels of the rim diameter and bolt pattern, spacers of the pattern. */
export function sameFit(product: Product): ResultsQuery {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      return queryFor('Tire', { width, profile, diameter })
    }
    case 'Wheel':
      return queryFor('Wheel', { diameter: product.diameter, boltSpacing: product.boltSpacing })
    case 'Spacer':
      return queryFor('Spacer', { boltDistance: product.boltDistance })
  }
}

/**
 * What is mounted together with a product: wheels of a tire's rim diameter, tires of a wheel's diameter and spacers of
 * its bolt pattern, wheels of a spacer's pattern.
 */
export function goesWith(product: Product): ResultsQuery[] {
  switch (product.productType) {
    case 'Tire':
      return [queryFor('Wheel', { diameter: product.diameter })]
    case 'Wheel':
      return [
        queryFor('Tire', { diameter: product.diameter }),
        queryFor('Spacer', { boltDistance: product.boltSpacing }),
      ]
    case 'Spacer':
      return [queryFor('Wheel', { boltSpacing: product.boltDistance })]
  }
}

/** mm; null where it is not known, or the product has none. */
export type Bores = { ofHub: number | null; ofWheel: number | null }

/** The bore of the hub that a product goes on, and that of the wheels on it: a spacer centers them on a ring of its own. */
export function boresOf(product: Product): Bores {
  switch (product.productType) {
    case 'Tire':
      return { ofHub: null, ofWheel: null }
    case 'Wheel':
      return { ofHub: product.centralBoreDiameter, ofWheel: product.centralBoreDiameter }
    case 'Spacer':
      return { ofHub: product.hubBore, ofWheel: product.ringBore ?? product.hubBore }
  }
}
