'use client'

import { useTranslations } from 'next-intl'
import type { FormField } from '@/lib/assortment/products/form'
import type { ProductType } from '@/lib/catalog/product/schema'
import { fieldLabel } from '@/lib/catalog/words/field-text'

export function useFieldLabel(type: ProductType): (name: FormField) => string {
  const t = useTranslations()
  return (name) =>
    name === 'pictures' || name === 'quantityInStock' || name === 'status'
      ? t(`productAdmin.fields.${name}`)
      : fieldLabel(type, name, t)
}

/** What is wrong with a field, for a list of several: with the field's label, unless the text itself names the field. */
export function namedProblem(label: string, text: string): string {
  const [name = ''] = label.split(/ \(|, /)
  const [firstWord = ''] = name.split(' ')
  const isNamed = text.toLowerCase().includes(name.toLowerCase()) || text.startsWith(firstWord)
  return isNamed ? text : `${label}: ${text}`
}
