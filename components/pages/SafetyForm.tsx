'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { sendSafetyReport } from '@/lib/safety/client'
import { SafetyReport } from '@/lib/safety/schema'
import { MessageFormEnd } from './MessageFormEnd'
import { RobotField } from './RobotField'
import { useMessageForm } from './use-message-form'

/** A product page links here with its title and its path, which the shop finds the product by. */
const linkedProduct = () => new URLSearchParams(window.location.search).get('product')

export function SafetyForm() {
  const t = useTranslations('safetyPage')
  const messageForm = useMessageForm(SafetyReport, sendSafetyReport)
  const { submit, errorOf, outcome } = messageForm
  const { register, setValue, getValues } = messageForm.form

  useEffect(() => {
    const product = linkedProduct()
    if (product && !getValues('product')) setValue('product', product.slice(0, 300))
  }, [getValues, setValue])

  if (messageForm.isSent)
    return (
      <div ref={outcome} role="status">
        <Notice title={t('sentTitle')}>{t('sentText')}</Notice>
      </div>
    )
  return (
    // dialog: pressed before its script has come, a form goes nowhere, and nothing of it stands in the address
    <form method="dialog" onSubmit={submit} noValidate className="relative flex flex-col gap-5">
      <Field label={t('product')} hint={t('productHint')} error={errorOf('product')} required>
        {(control) => <TextInput {...control} {...register('product')} autoComplete="off" />}
      </Field>
      <Field label={t('happened')} hint={t('happenedHint')} error={errorOf('what_happened')} required>
        {(control) => <TextArea {...control} {...register('what_happened')} rows={6} />}
      </Field>
      <Field label={t('name')} error={errorOf('from_name')} required>
        {(control) => <TextInput {...control} {...register('from_name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('email')} error={errorOf('from_email')} required>
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
        <Field label={t('phone')} error={errorOf('phone')}>
          {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <RobotField label={t('website')} {...register('website')} />
      <MessageFormEnd
        form={messageForm}
        words={{
          failed: t('failed'),
          callUs: t('callUs'),
          submit: t('submit'),
          busy: t('busy'),
        }}
        privacy={(link) => t.rich('privacy', { rules: link })}
      />
    </form>
  )
}
