import type { Product } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { permittedRims } from '@/lib/measures/rim-widths'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'

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

/** Nothing for a tire whose permitted widths no table has. A wheel's tires are found by `fitsRim`. */
export function goesWith(product: Product): ResultsQuery[] {
  switch (product.productType) {
    case 'Tire': {
      const widths = permittedRims(product)
      if (!widths) return []
      const wheels = queryFor('Wheel', { diameter: product.diameter })
      return [{ ...wheels, facets: { width: halfInches(widths) } }]
    }
    case 'Wheel':
      return [queryFor('Spacer', { boltDistance: product.boltSpacing })]
    case 'Spacer':
      return [queryFor('Wheel', { boltSpacing: product.boltDistance })]
  }
}

/** Widths of rims are given in half inches. */
const halfInches = ({ from, to }: { from: number; to: number }): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, step) => String(from + step / 2))

export function fitsRim(size: TireSize, rim: { diameter: number; width: number }): boolean {
  const widths = size.diameter === rim.diameter && permittedRims(size)
  return widths ? widths.from <= rim.width && rim.width <= widths.to : false
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
