import type { useTranslations } from 'next-intl'
import type { ColumnName } from '@/lib/catalog/product/columns-of-files'
import {
  type FieldMessageKey,
  type FieldName,
  fields,
  type ProductField,
  type ProductType,
  productTypes,
} from '@/lib/catalog/product/fields'
import { statuses } from '@/lib/catalog/product/schema'
import { wordOr } from '@/lib/platform/i18n/word-or'

type Translate = ReturnType<typeof useTranslations<never>>

function fieldNamed(type: ProductType, name: string): ProductField | undefined {
  const described: Partial<Record<string, ProductField>> = fields[type]
  return described[name]
}

/** The key of a field's words. The width of a rim is not called like that of a tire. */
export const messageKeyOf = (name: FieldName, { messageKey }: ProductField): FieldMessageKey =>
  (messageKey ?? name) as FieldMessageKey

/** What the trade calls a field, with its unit where it has one: `Width, mm`. */
export function fieldLabel(type: ProductType, name: FieldName, t: Translate): string {
  const field = fieldNamed(type, name)
  if (!field) return name
  const label = t(`fields.names.${messageKeyOf(name, field)}`)
  return 'unit' in field && field.unit ? `${label}, ${t(`fields.units.${field.unit}`)}` : label
}

/** The words of a field of any type of product; undefined for another name. */
export function nameOfField(name: string, t: Translate): string | undefined {
  const field = productTypes.map((type) => fieldNamed(type, name)).find((described) => described)
  return field && wordOr(t, `fields.names.${field.messageKey ?? name}`, undefined)
}

/** What a column of a catalogue file takes, in words with their codes: `letnia (summer)`. Empty for free values. */
export function permittedValues(type: ProductType, column: string, t: Translate): string[] {
  const kind = column === 'status' ? statusField : fieldNamed(type, column)
  if (kind?.kind !== 'choice') return kind?.kind === 'flag' ? ['1', '0'] : []
  return kind.options.map((code) => {
    const word = wordOr(t, `facets.values.${column}.${code}`, undefined)
    return word && word !== code ? `${word} (${code})` : code
  })
}

const statusField = { kind: 'choice', options: statuses } as const satisfies ProductField

export function columnMeaning(type: ProductType, column: ColumnName, t: Translate): string {
  const label = wordOr(t, `import.columns.${column}`, fieldLabel(type, column as FieldName, t))
  const values = column === 'inArchive' ? [] : permittedValues(type, column, t)
  return values.length > 0 ? `${label}: ${values.join(', ')}` : label
}
