'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { weekdayNames } from '@/lib/opening-hours'
import { SettingsTextArea } from './SettingsText'
import type { SettingsFormState } from './use-settings-form'

/** The hours of each weekday, and the dates that differ. */
export function OpeningHoursFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const locale = useLocale()
  const faultOf = useFault(state)
  return (
    <fieldset id="hours" className="grid scroll-mt-4 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.hours')}</legend>
      <p className="max-w-prose text-sm text-soft">{t('hints.hours')}</p>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {weekdayNames(locale, 'short').map((name, day) => (
          <Field key={name} label={name} error={faultOf(`details.hours.week.${day}`)}>
            {(control) => (
              <TextInput
                {...control}
                {...state.form.register(`details.hours.week.${day}`)}
                autoComplete="off"
                maxLength={20}
              />
            )}
          </Field>
        ))}
      </div>
      <SettingsTextArea
        state={state}
        path="details.hours.special"
        label={t('fields.details.hours.special')}
        hint={t('hints.specialDays')}
        rows={4}
        maxLength={2_000}
      />
    </fieldset>
  )
}
