import type { useTranslations } from 'next-intl'
import type { ColumnName } from '@/lib/catalog/exchange/file/columns'
import {
  type Field,
  type FieldMessageKey,
  type FieldName,
  fields,
  type ProductType,
  productTypes,
} from '@/lib/catalog/product/fields'

type Translate = ReturnType<typeof useTranslations<never>>

/** A field's description by its name; undefined for a name that no field of the type has. */
function fieldNamed(type: ProductType, name: string): Field | undefined {
  const described: Partial<Record<string, Field>> = fields[type]
  return described[name]
}

/** The key of a field's words. The width of a rim is not called like that of a tire. */
export const messageKeyOf = (name: FieldName, { messageKey }: Field): FieldMessageKey =>
  (messageKey ?? name) as FieldMessageKey

/** What the trade calls a field, with its unit where it has one: `Width, mm`. */
export function fieldLabel(type: ProductType, name: FieldName, t: Translate): string {
  const field = fieldNamed(type, name)
  if (!field) return name
  const label = t(`fields.names.${messageKeyOf(name, field)}`)
  return 'unit' in field && field.unit ? `${label}, ${t(`fields.units.${field.unit}`)}` : label
}

/** The words under a key that may have none. */
export function wordsIfAny(key: string, t: Translate): string | undefined {
  const asked = key as 'fields.names.width'
  return t.has(asked) ? t(asked) : undefined
}

/** A field's name, whatever type of product has it; undefined for what is no field of a product. */
export function fieldName(name: string, t: Translate): string | undefined {
  const field = productTypes.map((type) => fieldNamed(type, name)).find((described) => described)
  return field && wordsIfAny(`fields.names.${field.messageKey ?? name}`, t)
}

/** What a column of a catalogue file means, and which codes it takes. */
export function columnMeaning(type: ProductType, column: ColumnName, t: Translate): string {
  const special = wordsIfAny(`import.columns.${column}`, t)
  const field = fieldNamed(type, column)
  if (special || !field) return special ?? column
  const codes = field.kind === 'choice' ? field.options : field.kind === 'flag' ? ['1', '0'] : []
  const label = fieldLabel(type, column as FieldName, t)
  return codes.length > 0 ? `${label}: ${codes.join(', ')}` : label
}
