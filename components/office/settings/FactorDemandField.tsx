'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { factorDemands } from '@/lib/platform/identity/roles'
import type { SettingsFormState } from './use-settings-form'

/** Of whom a second factor is demanded. */
export function FactorDemandField({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  return (
    <fieldset id="security" className="scroll-mt-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.security')}</legend>
      <div className="max-w-md">
        <EditorField
          state={state}
          path="secondFactor"
          label={t('secondFactor')}
          hint={t('secondFactorHint')}
          options={optionsOf(factorDemands, (each) => t(`secondFactorOf.${each}`))}
        />
      </div>
    </fieldset>
  )
}
