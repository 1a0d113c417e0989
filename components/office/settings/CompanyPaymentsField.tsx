'use client'

import { useTranslations } from 'next-intl'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { companyPaymentRules } from '@/lib/shop/settings/rules'
import type { SettingsFormState } from './use-settings-form'

/** How a company may pay more than 15,000 PLN. */
export function CompanyPaymentsField({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  return (
    <fieldset id="company-payments" className="scroll-mt-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.companyPayments')}</legend>
      <div className="max-w-md">
        <Field
          label={t('companyPayments')}
          hint={t('companyPaymentsHint')}
          error={faultOf('companyPayments')}
        >
          {(control) => (
            <Select
              {...control}
              {...state.form.register('companyPayments')}
              options={companyPaymentRules.map((value) => ({
                value,
                label: t(`companyPaymentsBy.${value}`),
              }))}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
