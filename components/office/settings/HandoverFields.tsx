'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { locales } from '@/lib/platform/i18n/routing'
import type { SettingsFormState } from './use-settings-form'

/** Where and how soon the shop installs at the buyer's, and whether goods can be picked up. */
export function HandoverFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  return (
    <fieldset id="handovers" className="grid scroll-mt-4 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.handovers')}</legend>
      <p className="max-w-prose text-sm text-soft">{t('installationAreaHint')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {locales.map((locale) => (
          <EditorField
            key={locale}
            state={state}
            path={`installationArea.${locale}`}
            label={t(`installationArea.${locale}`)}
            lang={locale}
            rows={2}
            maxLength={300}
          />
        ))}
      </div>
      <div className="max-w-xs">
        <EditorField
          state={state}
          path="installationDays"
          label={t('installationDays')}
          inputMode="numeric"
        />
      </div>
      <Checkbox {...state.form.register('offersPickup')} label={t('offersPickup')} />
      <div className="max-w-xs">
        <EditorField state={state} path="pickupDays" label={t('pickupDays')} inputMode="numeric" />
      </div>
    </fieldset>
  )
}
