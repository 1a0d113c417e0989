import type { ProductType } from '@/lib/catalog/product/schema'

/** Products of a cart or a page that are judged together by their ids, at most one of each type. */
export type Parts = Partial<Record<ProductType, number>>

export type CartProduct = { id: number; productType: ProductType; title: string }

/** Each question costs a call, and a cart of more lines is no set of wheels. */
const MOST_LINES = 8

/**
 * What the cart asks: whether each product fits the car, where one is known, and whether all of them go together, where
 * there is one of each type. Of two of a type nobody knows which belongs to which, so that they are not held together.
 */
export function cartQuestions(
  products: readonly CartProduct[],
  hasCar: boolean,
): { parts: Parts; titles: string[] }[] {
  if (products.length > MOST_LINES) return []
  const ask = (sold: readonly CartProduct[]) => ({
    parts: Object.fromEntries(sold.map(({ productType, id }) => [productType, id])),
    titles: sold.map(({ title }) => title),
  })
  const types = new Set(products.map(({ productType }) => productType))
  const isSet = products.length > 1 && types.size === products.length
  return [...(hasCar ? products.map((product) => ask([product])) : []), ...(isSet ? [ask(products)] : [])]
}
