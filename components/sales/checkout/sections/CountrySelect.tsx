import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/controls/Select'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { countriesByName } from '@/lib/sales/checkout/countries'

export function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  const t = useTranslations('countries')
  const nameOf = (code: string) => wordOr(t, code, code)
  const codes = countriesByName(nameOf, languageTag[useLocale()])
  return <Select {...props} options={codes.map((code) => ({ value: code, label: nameOf(code) }))} />
}
