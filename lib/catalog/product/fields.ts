import type { Fields, FieldsByPart, FormPart, ProductField } from './fields/description'
import { common, numbers, safety } from './fields/shared'
import { spacerFields } from './fields/spacer'
import { tireFields } from './fields/tire'
import { wheelFields } from './fields/wheel'

// The fields of each type of product. Types, rows, calls, the form, catalogue files, the specification and the history
// are made from these descriptions. CONTRIBUTING.md says how to add a field.

export type { FormPart, ProductField, Unit } from './fields/description'

export const productTypes = ['Tire', 'Wheel', 'Spacer'] as const
export type ProductType = (typeof productTypes)[number]

const every = { ...numbers, ...safety, ...common } as const

export const fields = {
  Tire: { ...tireFields.size, ...tireFields.make, ...tireFields.label, ...tireFields.offer, ...every },
  Wheel: { ...wheelFields.size, ...wheelFields.make, ...wheelFields.offer, ...every },
  Spacer: { ...spacerFields.size, ...spacerFields.make, ...spacerFields.offer, ...every },
} as const

const parts: Record<ProductType, FieldsByPart> = {
  Tire: { ...tireFields, numbers, safety },
  Wheel: { ...wheelFields, numbers, safety },
  Spacer: { ...spacerFields, numbers, safety },
}

type Described = typeof fields
type NamesOf<T extends ProductType> = keyof Described[T] & string
export type FieldName = { [T in ProductType]: NamesOf<T> }[ProductType]
/** The descriptions of all fields with this name: tires and wheels each have a width. */
export type FieldNamed<N extends FieldName> = {
  [T in ProductType]: N extends NamesOf<T> ? Described[T][N] : never
}[ProductType]
type MessageKeyOf<F, N> = F extends { messageKey: infer K } ? K : N
/** Keys of `fields.names` in the messages. */
export type FieldMessageKey = {
  [T in ProductType]: { [N in NamesOf<T>]: MessageKeyOf<Described[T][N], N> }[NamesOf<T>]
}[ProductType]

type ValueOf<F> = F extends { kind: 'number' | 'money' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'pictures' }
      ? string[]
      : F extends { kind: 'choice'; allowsOtherText: true }
        ? string
        : F extends { kind: 'choice'; options: readonly (infer O)[] }
          ? O
          : string

type Known<F> = F extends { nullInOldRows: true }
  ? ValueOf<F> | null
  : F extends { required: true | string } | { notNull: true }
    ? ValueOf<F>
    : ValueOf<F> | null
/** The value of a field as it was entered, before missing values are derived. */
export type Entered<F> = F extends { required: true | string } ? ValueOf<F> : ValueOf<F> | null

/** A product has its money in grosze, under the column's name. */
type NameInProduct<F, N> = F extends { kind: 'money'; column: infer C extends string } ? C : N
export type ProductFields<T extends ProductType> = {
  -readonly [N in NamesOf<T> as Described[T][N] extends { staffOnly: true }
    ? never
    : NameInProduct<Described[T][N], N>]: Known<Described[T][N]>
}
export type StaffFields = {
  -readonly [N in keyof typeof common as (typeof common)[N] extends { staffOnly: true }
    ? NameInProduct<(typeof common)[N], N>
    : never]: Known<(typeof common)[N]>
}
export type EnteredFields<T extends ProductType> = {
  -readonly [N in NamesOf<T> as NameInProduct<Described[T][N], N>]: Described[T][N] extends { notNull: true }
    ? ValueOf<Described[T][N]>
    : Entered<Described[T][N]>
}

const entries = (described: Fields) => Object.entries(described) as [FieldName, ProductField][]

export const fieldsOf = (type: ProductType): [FieldName, ProductField][] => entries(fields[type])

export const fieldsOfPart = (type: ProductType, part: FormPart): [FieldName, ProductField][] =>
  entries(parts[type][part] ?? {})
