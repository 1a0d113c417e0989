import { toGrosze } from '@/lib/core/money'
import {
  type EnteredFields,
  type Field,
  type FieldName,
  type fields,
  fieldsOf,
  type ProductType,
} from './fields'
import type { ProductStatus } from './schema'

type ColumnName<F, N> = F extends { column: infer C extends string } ? C : N
type Described<T extends ProductType> = (typeof fields)[T]
/** The values of a type's fields, by the names of their columns in schema.prisma. */
export type ColumnsOf<T extends ProductType> = {
  [N in keyof EnteredFields<T> as ColumnName<Described<T>[N], N>]: EnteredFields<T>[N]
}

/** A field with the name of its column in schema.prisma (`column`) and in SQL (`sql`). */
export type StoredField = { name: FieldName; field: Field; column: string; sql: string; sqlType: string }

const underscored = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function sqlTypeOf(field: Field): string {
  switch (field.kind) {
    case 'number':
      return field.integer ? 'int' : 'double precision'
    case 'money':
      return 'int'
    case 'flag':
      return 'boolean'
    case 'pictures':
      return 'text[]'
    default:
      return 'text'
  }
}

const storedOf = (type: ProductType): StoredField[] =>
  fieldsOf(type).map(([name, field]) => {
    const column = field.column ?? name
    return { name, field, column, sql: underscored(column), sqlType: sqlTypeOf(field) }
  })

/** The fields of each type with their columns. */
export const storedFields: Record<ProductType, readonly StoredField[]> = {
  Tire: storedOf('Tire'),
  Wheel: storedOf('Wheel'),
  Spacer: storedOf('Spacer'),
}

/** The columns of a status. Lists and their indexes read only `inArchive`. */
export const columnsOfStatus = (status: ProductStatus) => ({
  inArchive: status !== 'onSale',
  isDraft: status === 'draft',
})

type Entry = { [T in ProductType]: { productType: T } & EnteredFields<T> }[ProductType]

/** The columns of an entry; only those of its type. */
export function columnsOf(entry: Entry): { [T in ProductType]: ColumnsOf<T> }[ProductType] {
  const values: Record<string, unknown> = entry
  const columns = storedFields[entry.productType].map(({ name, field, column }) => [
    column,
    field.kind === 'money' ? toGrosze(Number(values[name])) : values[name],
  ])
  return Object.fromEntries(columns)
}
