'use client'

import { useTranslations } from 'next-intl'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { deductionWays } from '@/lib/shop/settings/rules'
import type { SettingsFormState } from './use-settings-form'

/** How a deduction for the wear of returned goods is settled. */
export function DeductionField({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  return (
    <fieldset id="deductions" className="scroll-mt-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.deductions')}</legend>
      <div className="max-w-md">
        <Field label={t('deductions')} hint={t('deductionsHint')} error={faultOf('deductions')}>
          {(control) => (
            <Select
              {...control}
              {...state.form.register('deductions')}
              options={deductionWays.map((value) => ({ value, label: t(`deductionsBy.${value}`) }))}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
