'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import type { SettingsFormState } from './use-settings-form'

/** Whether companies abroad may order, and the rates of tax for private buyers in the rest of the Union. */
export function AbroadFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  return (
    <fieldset id="abroad" className="grid scroll-mt-4 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.abroad')}</legend>
      <Checkbox {...state.form.register('sellsToCompaniesAbroad')} label={t('sellsToCompaniesAbroad')} />
      <div className="max-w-md">
        <EditorField
          state={state}
          path="foreignRates"
          label={t('foreignRates')}
          hint={t('foreignRatesHint')}
          rows={5}
          maxLength={500}
        />
      </div>
    </fieldset>
  )
}
