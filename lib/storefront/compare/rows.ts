import type { Spec } from '@/lib/storefront/words/product-specs'

/** A property of all compared products; undefined where it is not known of one. */
export type CompareRow = {
  key: Spec['key']
  label: string
  specs: (Spec | undefined)[]
  /** Every product has the same value. */
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
