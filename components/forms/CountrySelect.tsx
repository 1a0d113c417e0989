import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { optionsOf } from '@/components/admin/list/options'
import { Select } from '@/components/ui/controls/Select'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { countriesByName } from '@/lib/sales/countries'

/** The offered countries in the order of their names in the language of the page, Poland first. */
export function useCountryOptions() {
  const t = useTranslations('countries')
  const nameOf = (code: string) => wordOr(t, code, code)
  return optionsOf(countriesByName(nameOf, languageTag[useLocale()]), nameOf)
}

export const CountrySelect = (props: Omit<ComponentProps<typeof Select>, 'options'>) => (
  <Select {...props} options={useCountryOptions()} />
)
