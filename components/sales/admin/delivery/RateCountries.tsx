'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFault } from '@/components/problems/use-fault'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { countriesByName } from '@/lib/sales/checkout/countries'
import type { DeliveryFormState } from './use-delivery-form'

/** The countries of a rate: their names, and a box for each when the list is opened. */
export function RateCountries({ state, index }: { state: DeliveryFormState; index: number }) {
  const t = useTranslations('adminDelivery')
  const tCountries = useTranslations('countries')
  const locale = useLocale()
  const { form } = state
  const path = `rates.${index}.countries` as const
  const chosen = form.watch(path)
  // stays as it was opened or closed while countries are chosen
  const [startsOpen] = useState(chosen.length === 0)
  const fault = useFault(state)(path)
  const nameOf = (code: string) => wordOr(tCountries, code, code)
  const errorId = `countries-${index}-error`
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]
    form.setValue(path, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <>
      <details className="rounded border border-edge" open={startsOpen}>
        <summary
          aria-describedby={fault ? errorId : undefined}
          className="min-h-touch cursor-pointer px-3 py-2 wrap-anywhere"
        >
          <span className="text-sm font-semibold">{t('countries')}:</span>{' '}
          {chosen.length > 0 ? chosen.map(nameOf).join(', ') : t('noCountries')}
        </summary>
        <div className="grid max-h-80 gap-x-4 overflow-y-auto px-3 pb-2 sm:grid-cols-2 lg:grid-cols-3">
          {countriesByName(nameOf, languageTag[locale]).map((code) => (
            <Checkbox
              key={code}
              checked={chosen.includes(code)}
              onChange={() => toggle(code)}
              label={nameOf(code)}
            />
          ))}
        </div>
      </details>
      {fault ? <FieldError id={errorId}>{fault}</FieldError> : null}
    </>
  )
}
