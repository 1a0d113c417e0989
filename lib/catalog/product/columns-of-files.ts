import { type FieldName, fieldsOf, type ProductField } from '@/lib/catalog/product/fields'
import { perType } from '@/lib/catalog/product/fields/options'
import { type ProductType, type StaffProduct, statuses } from '@/lib/catalog/product/schema'
import { inPln } from '@/lib/platform/http/money'

export type CellKind =
  | 'text'
  | 'number'
  | 'money'
  | 'flag'
  | 'addresses'
  | { codes: readonly string[]; allowsOtherText: boolean }

const special = {
  id: 'number',
  quantityInStock: 'number',
  stockAtExport: 'number',
  status: { codes: statuses, allowsOtherText: false },
  inArchive: 'flag',
} as const

/** The columns have the names of the API, so that a file means the same in every language. */
export type ColumnName = FieldName | keyof typeof special

function cellKindOf(field: ProductField): CellKind {
  switch (field.kind) {
    case 'number':
    case 'money':
      return field.kind
    case 'flag':
      return 'flag'
    case 'pictures':
      return 'addresses'
    case 'choice':
      return { codes: field.options, allowsOtherText: field.allowsOtherText === true }
    default:
      return 'text'
  }
}

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

const columns = perType(columnsByName)

export const columnsOfFile = (type: ProductType): ReadonlyMap<ColumnName, CellKind> => columns[type]

export const isPicture = ({ kind }: ProductField) => kind === 'picture' || kind === 'pictures'

/** The columns that a new product needs. Pictures are not among them: the shop draws missing ones. */
export const neededForNew = (type: ProductType): ColumnName[] => [
  'quantityInStock',
  ...fieldsOf(type).flatMap(([name, field]) => (field.required && !isPicture(field) ? [name] : [])),
]

type CellFact = string | number | boolean | string[] | null

export function cellsOfProduct(product: StaffProduct): CellFact[] {
  const facts: Record<string, CellFact> = { ...inPln(product), stockAtExport: product.quantityInStock }
  return [...columnsOfFile(product.productType).keys()].map((name) => facts[name] ?? null)
}
