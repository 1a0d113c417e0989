'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { countriesByName } from '@/lib/checkout/countries'
import { languageTag } from '@/lib/i18n/routing'
import { isPoland } from '@/lib/orders/rules'
import { FormField, useFieldError } from './FormField'
import type { CheckoutState } from './use-checkout'

type Props = {
  checkout: CheckoutState
  block: 'main' | 'alternative'
  /** The order goes here, so nothing may be missing. */
  required: boolean
}

/** Street, postal code, city and country of one address. */
export function AddressFields({ checkout, block, required }: Props) {
  const t = useTranslations('checkout')
  const tCountry = useTranslations('countries')
  const locale = useLocale()
  const errorOf = useFieldError(checkout)
  // the browser keeps the two addresses apart by these tokens
  const token = block === 'alternative' ? 'shipping ' : ''
  const nameOf = (code: string) => tCountry(code as 'PL')
  const field = { checkout, required }
  return (
    <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
      <div className="sm:col-span-2">
        <FormField
          {...field}
          name={`${block}.address`}
          label={t('address')}
          autoComplete={`${token}address-line1`}
        />
      </div>
      <FormField
        {...field}
        name={`${block}.postCode`}
        label={t('zipcode')}
        hint={isPoland(checkout.values[block].country) ? t('zipcodeHint') : undefined}
        autoComplete={`${token}postal-code`}
      />
      <FormField
        {...field}
        name={`${block}.city`}
        label={t('city')}
        autoComplete={`${token}address-level2`}
      />
      <div className="sm:col-span-2">
        <Field label={t('country')} error={errorOf(`${block}.country`)} required={required}>
          {(control) => (
            <Select
              {...control}
              {...checkout.form.register(`${block}.country`, { onChange: checkout.recheckByCountry })}
              autoComplete={`${token}country`}
              options={countriesByName(nameOf, languageTag[locale]).map((code) => ({
                value: code,
                label: nameOf(code),
              }))}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
