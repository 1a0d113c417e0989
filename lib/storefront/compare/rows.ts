import type { Product } from '@/lib/catalog/product/schema'
import type { Spec } from '@/lib/storefront/words/product-specs'

/** A property of all compared products; undefined where it is not known of one. */
export type CompareRow = {
  key: Spec['key']
  label: string
  specs: (Spec | undefined)[]
  isSame: boolean
}

/** The specifications side by side: each property once, where the first product that has it has it. */
export function compareRows(products: readonly (readonly Spec[])[]): CompareRow[] {
  const rows: CompareRow[] = []
  for (const specs of products) {
    let place = 0
    for (const { key, label } of specs) {
      // two products never have the same number
      if (key === 'productId') continue
      const found = rows.findIndex((row) => row.key === key)
      if (found < 0) rows.splice(place, 0, { key, label, specs: [], isSame: false })
      place = (found < 0 ? place : found) + 1
    }
  }
  return rows.map((row) => {
    const values = products.map((specs) => specs.find(({ key }) => key === row.key))
    return { ...row, specs: values, isSame: new Set(values.map((spec) => spec?.value)).size === 1 }
  })
}

/** What a tread is usually good for, from 1 to 5: the larger its blocks, the better in mud, and the louder and shorter-lived on the road. */
export const treadTraits = ['mud', 'road', 'quiet', 'life'] as const
export type TreadCharacter = Readonly<Record<(typeof treadTraits)[number], number>>

const characters: Readonly<Record<string, TreadCharacter>> = {
  road: { mud: 1, road: 5, quiet: 5, life: 5 },
  'all-terrain': { mud: 3, road: 4, quiet: 4, life: 4 },
  rugged: { mud: 4, road: 3, quiet: 3, life: 3 },
  mud: { mud: 5, road: 2, quiet: 2, life: 2 },
}

/** By the kind of the tread, without a measurement of this tire; null for winter tires, which the four traits do not describe. */
export const treadCharacter = (product: Product): TreadCharacter | null =>
  product.productType === 'Tire' && product.season !== 'winter'
    ? (characters[product.use ?? ''] ?? null)
    : null
