'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import type { SettingsTexts as Typed } from '@/lib/shop/settings/form'
import { AbroadFields } from './AbroadFields'
import { CompanyPaymentsField } from './CompanyPaymentsField'
import { DeductionField } from './DeductionField'
import { FactorDemandField } from './FactorDemandField'
import { GuaranteeNoticeFields } from './GuaranteeNoticeFields'
import { HandoverFields } from './HandoverFields'
import { OpeningHoursFields } from './OpeningHoursFields'
import { OrderPauseFields } from './OrderPauseFields'
import { SettingsText, settingsSections } from './SettingsText'
import { type BuiltInTexts, SettingsTexts } from './SettingsTexts'
import { useSettingsForm } from './use-settings-form'

type Props = { start: Typed; version: number; builtIn: BuiltInTexts }

/** Who sells and what the shop says of itself, saved together. */
export function SettingsEditor({ start, version, builtIn }: Props) {
  const t = useTranslations('adminSettings')
  const state = useSettingsForm(start, version)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.save()
      }}
      className="grid max-w-4xl gap-10"
    >
      {settingsSections.map(({ key, fields }) => (
        <fieldset key={key} id={key} className="scroll-mt-4">
          <legend className="mb-3 font-display text-lg font-bold">{t(`sections.${key}`)}</legend>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <SettingsText key={field.path} state={state} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
      <GuaranteeNoticeFields state={state} />
      <OpeningHoursFields state={state} />
      <SettingsTexts state={state} builtIn={builtIn} />
      <Checkbox {...state.form.register('isTermsRead')} label={t('isTermsRead')} />
      <FactorDemandField state={state} />
      <HandoverFields state={state} />
      <AbroadFields state={state} />
      <DeductionField state={state} />
      <CompanyPaymentsField state={state} />
      <OrderPauseFields state={state} />
      <EditConflict state={state} title={t('conflictTitle')} text={t('conflictText')} />
      <SaveBar state={state} />
    </form>
  )
}
