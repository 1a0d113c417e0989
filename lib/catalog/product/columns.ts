import { type EnteredFields, type fields, fieldsOf, type ProductField, type ProductType } from './fields'
import { perType } from './fields/options'
import type { ProductStatus } from './schema'

type ColumnName<F, N> = F extends { column: infer C extends string } ? C : N
type Described<T extends ProductType> = (typeof fields)[T]
/** The values of a type's fields, by the names of their columns in schema.prisma. */
export type ColumnsOf<T extends ProductType> = {
  [N in keyof EnteredFields<T> as N extends keyof Described<T>
    ? ColumnName<Described<T>[N], N>
    : N]: EnteredFields<T>[N]
}

export type FieldColumn = { [T in ProductType]: keyof ColumnsOf<T> }[ProductType]

export type StoredField = { name: string; field: ProductField; column: FieldColumn }

// `ColumnsOf` draws the names from the same fields
const storedOf = (type: ProductType): StoredField[] =>
  fieldsOf(type).map(([name, field]) => {
    const column = (field.column ?? name) as FieldColumn
    return { name: field.kind === 'money' ? column : name, field, column }
  })

export const storedFields = perType(storedOf)

/** The columns of a status. Lists and their indexes read only `inArchive`. */
export const columnsOfStatus = (status: ProductStatus) => ({
  inArchive: status !== 'onSale',
  isDraft: status === 'draft',
})

type Entry = { [T in ProductType]: { productType: T } & EnteredFields<T> }[ProductType]

export function columnsOf(entry: Entry): { [T in ProductType]: ColumnsOf<T> }[ProductType] {
  const values: Record<string, unknown> = entry
  const columns = storedFields[entry.productType].map(({ name, column }) => [column, values[name]])
  return Object.fromEntries(columns)
}
