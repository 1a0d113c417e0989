'use client'

import { useTranslations } from 'next-intl'
import type { FormField } from '@/lib/catalog/admin/form'
import type { ProductType } from '@/lib/catalog/product/schema'

/** What the trade calls a field: the width of a rim is none of a tire. */
export function useFieldLabel(type: ProductType): (field: FormField) => string {
  const t = useTranslations('productAdmin.fields')
  return (field) => t(type === 'Wheel' && field === 'width' ? 'rimWidth' : field)
}
