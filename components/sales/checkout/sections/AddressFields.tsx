'use client'

import { useTranslations } from 'next-intl'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { Field } from '@/components/ui/controls/Field'
import { isPoland } from '@/lib/platform/values/countries'
import { CountrySelect } from './CountrySelect'
import { FormField, useFieldError } from './FormField'

type Props = {
  checkout: OrderFormState
  block: 'main' | 'alternative'
  /** The order goes here, so nothing may be missing. */
  required: boolean
}

/** Country, street, postal code and city of one address. The country comes first: it says how a postal code is written. */
export function AddressFields({ checkout, block, required }: Props) {
  const t = useTranslations('checkout')
  const errorOf = useFieldError(checkout)
  // the browser keeps the two addresses apart by these tokens
  const token = block === 'alternative' ? 'shipping ' : ''
  const field = { checkout, required }
  return (
    <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
      <div className="sm:col-span-2">
        <Field label={t('country')} error={errorOf(`${block}.country`)} required={required}>
          {(control) => (
            <CountrySelect
              {...control}
              {...checkout.form.register(`${block}.country`, {
                onChange: () => checkout.followCountry(block),
              })}
              autoComplete={checkout.isOwn ? `${token}country` : 'off'}
            />
          )}
        </Field>
      </div>
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
        onLeave={() => checkout.formatTypedPostCode(block)}
      />
      <FormField
        {...field}
        name={`${block}.city`}
        label={t('city')}
        autoComplete={`${token}address-level2`}
      />
    </div>
  )
}
