'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { SafetyReport } from '@/lib/customers/safety/schema'
import { call } from '@/lib/platform/http/client'
import { MessageForm, SenderFields, useMessageForm } from './MessageForm'

/** The title and path of a product, with which its page links here: they identify the product for the shop. */
const reportedProduct = () => new URLSearchParams(window.location.search).get('product')

export function SafetyForm() {
  const t = useTranslations('safetyPage')
  const state = useMessageForm(SafetyReport, (body) => call('POST /api/safety', { body }))
  const { errorOf } = state
  const { register, setValue, getValues } = state.form

  useEffect(() => {
    const product = reportedProduct()
    if (product && !getValues('product')) setValue('product', product.slice(0, 300))
  }, [getValues, setValue])

  if (state.isSent)
    return (
      <div ref={state.outcome} role="status">
        <Notice title={t('sentTitle')}>{t('sentText')}</Notice>
      </div>
    )
  return (
    <MessageForm group="safetyPage" state={state}>
      <Field label={t('product')} hint={t('productHint')} error={errorOf('product')} required>
        {(control) => <TextInput {...control} {...register('product')} autoComplete="off" />}
      </Field>
      <Field label={t('happened')} hint={t('happenedHint')} error={errorOf('what_happened')} required>
        {(control) => <TextArea {...control} {...register('what_happened')} rows={6} />}
      </Field>
      <SenderFields group="safetyPage" state={state} />
    </MessageForm>
  )
}
