'use client'

import { useTranslations } from 'next-intl'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { factorDemands } from '@/lib/identity/factor-demand'
import type { SettingsFormState } from './use-settings-form'

/** Of whom a second factor is demanded. */
export function FactorDemandField({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  return (
    <fieldset id="security" className="scroll-mt-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.security')}</legend>
      <div className="max-w-md">
        <Field label={t('secondFactor')} hint={t('secondFactorHint')} error={faultOf('secondFactor')}>
          {(control) => (
            <Select
              {...control}
              {...state.form.register('secondFactor')}
              options={factorDemands.map((value) => ({ value, label: t(`secondFactorOf.${value}`) }))}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
