import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { productsTag, productTag, shownStock, toThePiece } from '@/lib/catalog/product/tags'
import { vehicleTag } from '@/lib/fitment/vehicles/tags'
import type { ResultsQuery } from './address'
import { type SingleName, sizeNames } from './parameters'

// A list expires when a product changes that it may show. Its tag names the size of a tire or the bolt pattern, for which
// nearly every list asks: a sold tire of one size expires no list of another.

/** What decides in which lists a product is, by the names of the table. */
export type ListedRow = {
  productType: ProductType
  width: number | null
  profile: number | null
  diameter: number | null
  boltPattern: string | null
}

const values: Partial<Record<SingleName, (row: ListedRow) => number | string | null>> = {
  width: ({ width }) => width,
  profile: ({ profile }) => profile,
  diameter: ({ diameter }) => diameter,
  boltSpacing: ({ boltPattern }) => boltPattern,
  boltDistance: ({ boltPattern }) => boltPattern,
}

/** What is not asked for stays empty: `products:Tire:195//15` are the tires of a width for a rim. */
const tagOf = (type: ProductType, wanted: readonly string[]) => `${productsTag(type)}:${wanted.join('/')}`

/** The tags of a list. The first expires all lists of its type: for a change of so many that one for each costs too much. */
export function tagsOfList({ type, single, sort }: Pick<ResultsQuery, 'type' | 'single' | 'sort'>): string[] {
  const tag = tagOf(
    type,
    sizeNames[type].map((name) => single[name] ?? ''),
  )
  return sort === '-stock' ? [productsTag(type), tag, toThePiece(tag)] : [productsTag(type), tag]
}

/** The tags of the answer to a call for a list, which changes with every piece sold. */
export const tagsOfListAnswer = (query: Pick<ResultsQuery, 'type' | 'single'>): string[] => [
  ...tagsOfList({ ...query, sort: '-stock' }),
  ...(query.single.vehicle === undefined ? [] : [vehicleTag(query.single.vehicle)]),
]

/** The tags of all lists that may show a product: each that asks for its size, or for a part of it, or for none. */
export function listTagsOf(row: ListedRow): string[] {
  const wanted = sizeNames[row.productType].reduce<string[][]>(
    (all, name) => {
      const value = values[name]?.(row) ?? ''
      const choices = value === '' ? [''] : ['', String(value)]
      return all.flatMap((earlier) => choices.map((choice) => [...earlier, choice]))
    },
    [[]],
  )
  return wanted.map((each) => tagOf(row.productType, each))
}

export function listedRowOf(product: Product): ListedRow {
  const { productType } = product
  const none = { productType, width: null, profile: null, diameter: null, boltPattern: null }
  switch (productType) {
    case 'Tire':
      return { ...none, width: product.width, profile: product.profile, diameter: product.diameter }
    case 'Wheel':
      return { ...none, diameter: product.diameter, boltPattern: product.boltSpacing }
    case 'Spacer':
      return { ...none, boltPattern: product.boltDistance }
  }
}

/** The tags to expire after the stock of a product on sale has changed: of the pages that now say something else. */
export function tagsOfStock(row: ListedRow & { id: number }, before: number, after: number): string[] {
  if (before === after) return []
  const tags = [productTag(row.id), ...listTagsOf(row)]
  return shownStock(before) === shownStock(after) ? tags.map(toThePiece) : tags
}
