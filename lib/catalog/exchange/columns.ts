import { type Product, type ProductType, seasons, tireTypes } from '@/lib/catalog/product/schema'

/** How a cell of a column is written. */
export type CellKind = 'text' | 'number' | 'flag' | 'addresses' | readonly string[]

/** Columns of a catalogue file by the names that the API uses, so that a file means the same in every language. */
const common = {
  id: 'number',
  title: 'text',
  price: 'number',
  quantityInStock: 'number',
  stockAtExport: 'number',
  inArchive: 'flag',
} as const

const pictures = { url: 'text', urls: 'addresses' } as const

const ofType = {
  Tire: {
    manufacturer: 'text',
    typeOfTire: tireTypes,
    width: 'number',
    profile: 'number',
    diameter: 'number',
    icVc: 'text',
    season: seasons,
    protector: 'text',
    loadIndex: 'number',
    speedIndex: 'text',
    retread: 'flag',
    inf: 'text',
  },
  Wheel: {
    typeOfWheel: 'text',
    width: 'number',
    diameter: 'number',
    boltSpacing: 'text',
    centralBoreDiameter: 'number',
    offset: 'number',
    color: 'text',
    material: 'text',
  },
  Spacer: {
    boltDistance: 'text',
    thickness: 'number',
    boltInfo: 'text',
  },
} as const

type Of<T extends ProductType> = keyof (typeof ofType)[T]
export type ColumnName = keyof typeof common | keyof typeof pictures | Of<'Tire'> | Of<'Wheel'> | Of<'Spacer'>

const columnsByType = Object.fromEntries(
  (['Tire', 'Wheel', 'Spacer'] as const).map((type) => [
    type,
    new Map(Object.entries({ ...common, ...ofType[type], ...pictures })),
  ]),
) as Record<ProductType, Map<ColumnName, CellKind>>

/** The columns of a type's file in their order, and how each is written. */
export const columnsOfFile = (type: ProductType): ReadonlyMap<ColumnName, CellKind> => columnsByType[type]

/** Columns without which no new product can be read. */
const optional: readonly ColumnName[] = [
  'id',
  'stockAtExport',
  'inArchive',
  'url',
  'urls',
  'manufacturer',
  'protector',
  'loadIndex',
  'speedIndex',
  'retread',
  'typeOfWheel',
  'offset',
  'color',
  'material',
  'boltInfo',
]
export const neededForNew = (type: ProductType): ColumnName[] =>
  [...columnsOfFile(type).keys()].filter((name) => !optional.includes(name))

/** What a product's cells hold, in the order of its type's columns. */
export function cellsOfProduct(product: Product): (string | number | boolean | string[] | null)[] {
  const facts: Record<string, string | number | boolean | string[] | null> = {
    ...product,
    stockAtExport: product.quantityInStock,
  }
  return [...columnsOfFile(product.productType).keys()].map((name) => facts[name] ?? null)
}
