'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LeaveGuard } from '@/components/admin/LeaveGuard'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Notice } from '@/components/ui/Notice'
import type { SettingsTexts as Typed } from '@/lib/settings/form'
import { OrderPauseFields } from './OrderPauseFields'
import { SettingsText, settingsSections } from './SettingsText'
import { type BuiltInTexts, SettingsTexts } from './SettingsTexts'
import { useSettingsForm } from './use-settings-form'

type Props = { start: Typed; version: number; builtIn: BuiltInTexts }

/** Who sells and what the shop says of itself, saved together. */
export function SettingsEditor({ start, version, builtIn }: Props) {
  const t = useTranslations('adminSettings')
  const problemText = useProblemText()
  const router = useRouter()
  const state = useSettingsForm(start, version)
  const { form, problem, refusals, isContested } = state
  const { isDirty } = form.formState
  const save = async () => {
    await state.save()
    router.refresh()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
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
      <SettingsTexts state={state} builtIn={builtIn} />
      <Checkbox {...form.register('isTermsRead')} label={t('isTermsRead')} />
      <OrderPauseFields state={state} />
      {isContested ? (
        <Notice
          kind="error"
          title={t('conflictTitle')}
          action={
            <>
              <Button onClick={save} busy={state.busy} busyLabel={t('saving')}>
                {t('keepMine')}
              </Button>
              <Button look="quiet" onClick={state.takeTheirs}>
                {t('takeTheirs')}
              </Button>
            </>
          }
        >
          {t('conflictText')}
        </Notice>
      ) : null}
      {refusals > 0 ? (
        <Notice kind="error" title={t('failed')}>
          {problem && problem !== 'invalid' ? problemText(problem) : t('check')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="signal" busy={state.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <p role="status" className="font-medium text-field">
          {state.isSaved && !isDirty ? t('saved') : ''}
        </p>
        {isDirty ? <p className="text-sm text-soft">{t('unsaved')}</p> : null}
      </div>
      <LeaveGuard active={isDirty} text={t('leaveText')} onLeave={() => form.reset()} />
    </form>
  )
}
