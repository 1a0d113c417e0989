import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { PrivacyNote } from './PrivacyNote'
import { RobotField } from './RobotField'
import type { useMessageForm } from './use-message-form'

type SenderField = 'from_name' | 'from_email' | 'phone' | 'website'
type FormProps = {
  /** The group of messages with the form's words. */
  group: 'contactPage' | 'safetyPage'
  state: Pick<ReturnType<typeof useMessageForm>, 'submit' | 'isSubmitting' | 'failure' | 'outcome'> & {
    form: { register: (field: SenderField) => UseFormRegisterReturn }
    errorOf: (field: SenderField) => string | undefined
  }
}

/** A message to the shop: its fields, why it was not sent, the button, and a word about data. */
export function MessageForm({ group, state, children }: FormProps & { children: ReactNode }) {
  const t = useTranslations(group)
  const locale = useLocale()
  return (
    // dialog: pressed before its script has come, a form goes nowhere, and nothing of it stands in the address
    <form method="dialog" onSubmit={state.submit} noValidate className="relative flex flex-col gap-5">
      {children}
      <RobotField label={t('website')} {...state.form.register('website')} />
      <div ref={state.outcome} className="empty:hidden">
        {state.failure !== null ? (
          <Notice kind="error" title={t('failed')}>
            {state.failure} {t('callUs')}
          </Notice>
        ) : null}
      </div>
      <Button type="submit" look="signal" wide busy={state.isSubmitting} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
      <PrivacyNote locale={locale} text={(rules) => t.rich('privacy', { rules })} />
    </form>
  )
}

type SenderProps = FormProps & { phone?: { hint: string; required: true } }

/** Who writes, and how to answer. */
export function SenderFields({ group, state: { form, errorOf }, phone }: SenderProps) {
  const t = useTranslations(group)
  return (
    <>
      <Field label={t('name')} error={errorOf('from_name')} required>
        {(control) => <TextInput {...control} {...form.register('from_name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('email')} error={errorOf('from_email')} required>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('from_email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
        <Field label={t('phone')} error={errorOf('phone')} {...phone}>
          {(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
    </>
  )
}
