import { type Field, type FieldName, fieldsOf } from '@/lib/catalog/product/fields'
import { type Product, type ProductType, statuses } from '@/lib/catalog/product/schema'

/** How a cell of a column is written. */
export type CellKind = 'text' | 'number' | 'flag' | 'addresses' | readonly string[]

/** Columns of a file that are no field of a product's description. */
const special = {
  id: 'number',
  quantityInStock: 'number',
  stockAtExport: 'number',
  status: statuses,
  inArchive: 'flag',
} as const

/** Columns of a catalogue file by the names that the API uses, so that a file means the same in every language. */
export type ColumnName = FieldName | keyof typeof special

function cellKindOf(field: Field): CellKind {
  switch (field.kind) {
    case 'number':
    case 'money':
      return 'number'
    case 'flag':
      return 'flag'
    case 'pictures':
      return 'addresses'
    case 'choice':
      return field.allowsOtherText ? 'text' : field.options
    default:
      return 'text'
  }
}

/** What is looked at first stands first. */
const first: readonly ColumnName[] = [
  'id',
  'title',
  'price',
  'quantityInStock',
  'stockAtExport',
  'status',
  'inArchive',
]

function columnsByName(type: ProductType): Map<ColumnName, CellKind> {
  const described = fieldsOf(type).map(([name, field]): [ColumnName, CellKind] => [name, cellKindOf(field)])
  const kinds: Partial<Record<ColumnName, CellKind>> = { ...special, ...Object.fromEntries(described) }
  const names = [...first, ...described.map(([name]) => name)]
  return new Map(names.map((name) => [name, kinds[name] ?? 'text']))
}

const columns = {
  Tire: columnsByName('Tire'),
  Wheel: columnsByName('Wheel'),
  Spacer: columnsByName('Spacer'),
}

/** The columns of a type's file in their order, and how each is written. */
export const columnsOfFile = (type: ProductType): ReadonlyMap<ColumnName, CellKind> => columns[type]

export const isPicture = ({ kind }: Field) => kind === 'picture' || kind === 'pictures'

/** Columns without which no new product can be read. One without pictures is drawn by the shop. */
export const neededForNew = (type: ProductType): ColumnName[] => [
  'quantityInStock',
  ...fieldsOf(type).flatMap(([name, field]) => (field.required && !isPicture(field) ? [name] : [])),
]

type CellFact = string | number | boolean | string[] | null

/** What a product's cells hold, in the order of its type's columns. */
export function cellsOfProduct(product: Product): CellFact[] {
  const facts: Record<string, CellFact> = { ...product, stockAtExport: product.quantityInStock }
  return [...columnsOfFile(product.productType).keys()].map((name) => facts[name] ?? null)
}
