import type { ProductType } from '@/lib/catalog/product/schema'

/** Products of a cart or a page that are judged together by their ids, at most one of each type. */
export type Parts = Partial<Record<ProductType, number>>

export type CartProduct = { id: number; productType: ProductType; title: string }

/** Each question costs a call, and a cart of more lines is no set of wheels. */
const MOST_LINES = 8

/** Each product for the car, and all together where one of each type is there: of two, nobody knows which belongs. */
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
