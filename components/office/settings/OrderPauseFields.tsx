'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { useFault } from '@/components/problems/use-fault'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { locales } from '@/lib/platform/i18n/routing'
import type { SettingsFormState } from './use-settings-form'

const details = [...locales.map((locale) => `closedNote.${locale}`), 'reopensOn']

/** Whether orders are taken for now, what buyers read meanwhile, and when orders are taken again. */
export function OrderPauseFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  const { register, watch } = state.form
  // what is wrong with them keeps the form from being saved, so it must be seen
  const isOpen = watch('isClosed') || details.some(faultOf)
  return (
    <fieldset id="orders" className="grid scroll-mt-4 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{t('sections.orders')}</legend>
      <Checkbox {...register('isClosed')} label={t('isClosed')} />
      {isOpen ? (
        <>
          <p className="max-w-prose text-sm text-soft">{t('closedNoteHint')}</p>
          <div className="grid items-start gap-4 lg:grid-cols-3">
            {locales.map((locale) => (
              <EditorField
                key={locale}
                state={state}
                path={`closedNote.${locale}`}
                label={t(`closedNote.${locale}`)}
                lang={locale}
                rows={3}
                maxLength={500}
              />
            ))}
          </div>
          <div className="max-w-xs">
            <EditorField
              state={state}
              path="reopensOn"
              label={t('reopensOn')}
              hint={t('reopensOnHint')}
              type="date"
            />
          </div>
        </>
      ) : null}
    </fieldset>
  )
}
