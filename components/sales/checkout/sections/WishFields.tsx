'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { wishableDays } from '@/lib/sales/orders/rules'
import { FormField, useFieldError } from './FormField'

/** What the courier should know, and a day that would suit. Unfolded where something of it is said, or is wrong. */
export function WishFields({ checkout }: { checkout: OrderFormState }) {
  const t = useTranslations('checkout')
  const errorOf = useFieldError(checkout)
  const { remark, wishedDay } = checkout.values
  const isUsed = [remark, wishedDay, errorOf('remark'), errorOf('wishedDay')].some(Boolean)
  const [isOpen, setOpen] = useState(isUsed)
  const { first, last } = wishableDays()
  return (
    <details open={isOpen || isUsed} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-4">
      <summary className="prose-link inline-flex min-h-touch items-center">{t('wishes')}</summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <FormField
          checkout={checkout}
          name="remark"
          label={t('remark')}
          hint={t('remarkHint')}
          optionalLabel={t('optional')}
          required={false}
          maxLength={300}
          autoComplete="off"
        />
        <FormField
          checkout={checkout}
          name="wishedDay"
          type="date"
          min={first}
          max={last}
          label={t('wishedDay')}
          hint={t('wishedDayHint')}
          optionalLabel={t('optional')}
          required={false}
          autoComplete="off"
        />
      </div>
    </details>
  )
}
