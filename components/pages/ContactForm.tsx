'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { showToast } from '@/components/ui/overlay/toast-store'
import { sendContactMessage } from '@/lib/contact/client'
import { ContactMessage } from '@/lib/contact/schema'
import { localePath } from '@/lib/i18n/routing'
import { MessageFormEnd } from './MessageFormEnd'
import { RobotField } from './RobotField'
import { useMessageForm } from './use-message-form'

export function ContactForm() {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const messageForm = useMessageForm(ContactMessage, async (message) => {
    await sendContactMessage(message)
    showToast(t('contact_us.success'), { kind: 'success', focus: true })
    router.push(localePath(locale, '/'))
  })
  const { submit, errorOf } = messageForm
  const { register } = messageForm.form

  return (
    // dialog: pressed before its script has come, a form goes nowhere, and nothing of it stands in the address
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t('contactPage.name')} error={errorOf('from_name')} required>
        {(control) => <TextInput {...control} {...register('from_name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('contactPage.formEmail')} error={errorOf('from_email')} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('from_email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
        <Field
          label={t('contactPage.formPhone')}
          hint={t('contactPage.phoneHint')}
          error={errorOf('phone')}
          required
        >
          {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field
        label={t('contactPage.message')}
        hint={t('contactPage.messageHint')}
        error={errorOf('message')}
        required
      >
        {(control) => <TextArea {...control} {...register('message')} rows={6} />}
      </Field>
      <RobotField label={t('contactPage.website')} {...register('website')} />
      <MessageFormEnd
        form={messageForm}
        words={{
          failed: t('contact_us.error'),
          callUs: t('contactPage.errorText'),
          submit: t('contactPage.submit'),
          busy: t('contactPage.busy'),
        }}
        privacy={(link) => t.rich('contactPage.privacy', { rules: link })}
      />
    </form>
  )
}
