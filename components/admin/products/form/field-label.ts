'use client'

import { useTranslations } from 'next-intl'
import type { FormField } from '@/lib/catalog/admin/form'
import type { ProductType } from '@/lib/catalog/product/schema'
import { fieldLabel } from '@/lib/catalog/words/field-text'

/** Returns the labels of the form's controls. */
export function useFieldLabel(type: ProductType): (name: FormField) => string {
  const t = useTranslations()
  return (name) =>
    name === 'pictures' || name === 'quantityInStock' || name === 'status'
      ? t(`productAdmin.fields.${name}`)
      : fieldLabel(type, name, t)
}
