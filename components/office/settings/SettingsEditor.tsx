'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import type { SettingsTexts } from '@/lib/shop/settings/form'
import { GuaranteeNoticeFields } from './GuaranteeNoticeFields'
import { type BuiltInTexts, OwnTextsFields } from './OwnTextsFields'
import { OpeningHoursFields, OrderPauseFields, SettingsLines, SettingsRules } from './SettingsFields'
import { useSettingsForm } from './use-settings-form'

type Props = { start: SettingsTexts; version: number; builtIn: BuiltInTexts }

/** All settings of the shop in one form, saved together. */
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
      <SettingsLines state={state} />
      <GuaranteeNoticeFields state={state} />
      <OpeningHoursFields state={state} />
      <OwnTextsFields state={state} builtIn={builtIn} />
      <Checkbox {...state.form.register('isTermsRead')} label={t('isTermsRead')} />
      <SettingsRules state={state} />
      <OrderPauseFields state={state} />
      <EditConflict state={state} title={t('conflictTitle')} text={t('conflictText')} />
      <SaveBar state={state} />
    </form>
  )
}
