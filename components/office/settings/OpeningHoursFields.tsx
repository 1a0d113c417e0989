'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { weekdayNames } from '@/lib/platform/opening-hours'
import type { SettingsFormState } from './use-settings-form'

/** The hours of each weekday, and the dates that differ. */
export function OpeningHoursFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const locale = useLocale()
  return (
    <fieldset id="hours" className="grid scroll-mt-4 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.hours')}</legend>
      <p className="max-w-prose text-sm text-soft">{t('hints.hours')}</p>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {weekdayNames(locale, 'short').map((name, day) => (
          <EditorField
            key={name}
            state={state}
            path={`details.hours.week.${day}`}
            label={name}
            maxLength={20}
          />
        ))}
      </div>
      <EditorField
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
