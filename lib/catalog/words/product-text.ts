import { tireSize } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'

/** `ET −20`, with a minus sign, never parted. */
export const offsetText = (offset: string | number) => `ET\u00a0${String(offset).replace('-', '\u2212')}`

/** The lettering of a product: what the trade reads first. */
export function productMark(product: Product): string {
  switch (product.productType) {
    case 'Tire':
      return tireSize(product)
    case 'Wheel':
      return `${product.width}x${product.diameter}${product.offset === null ? '' : ` · ${offsetText(product.offset)}`}`
    case 'Spacer':
      return `${product.thickness} mm`
  }
}

/** Words for what the shop keeps as a code, or as a text of its own language. */
type Words = { colorOf: (code: string) => string; boltsOf: (info: string) => string }

/** What tells one product of a size from the next, in the order the trade says it. */
export function productTraits(product: Product, words: Words): string[] {
  return traitsOf(product, words).filter((trait): trait is string => Boolean(trait))
}

function traitsOf(product: Product, { colorOf, boltsOf }: Words): (string | null)[] {
  switch (product.productType) {
    case 'Tire':
      return [product.protector, product.icVc]
    case 'Wheel':
      return [
        product.boltSpacing,
        `CB ${product.centralBoreDiameter}`,
        product.color && colorOf(product.color),
      ]
    case 'Spacer':
      return [product.boltDistance, product.boltInfo && boltsOf(product.boltInfo)]
  }
}
