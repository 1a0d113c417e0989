'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/controls/Field'
import { TextArea } from '@/components/ui/controls/TextInput'
import { showToast } from '@/components/ui/overlay/toast-store'
import { ContactMessage } from '@/lib/customers/contact/schema'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { MessageForm, SenderFields } from './MessageForm'
import { useMessageForm } from './use-message-form'

export function ContactForm() {
  const t = useTranslations('contactPage')
  const locale = useLocale()
  const router = useRouter()
  const state = useMessageForm(ContactMessage, async (message) => {
    await call('POST /api/contact', { body: message })
    showToast(t('sent'), { kind: 'success', focus: true })
    router.push(localePath(locale, '/'))
  })
  return (
    <MessageForm group="contactPage" state={state}>
      <SenderFields group="contactPage" state={state} phone={{ hint: t('phoneHint'), required: true }} />
      <Field label={t('message')} hint={t('messageHint')} error={state.errorOf('message')} required>
        {(control) => <TextArea {...control} {...state.form.register('message')} rows={6} />}
      </Field>
    </MessageForm>
  )
}
