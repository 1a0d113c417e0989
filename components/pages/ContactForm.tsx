'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { showToast } from '@/components/ui/toast-store'
import { sendContactMessage } from '@/lib/contact/client'
import { ContactMessage } from '@/lib/contact/schema'
import { CallError } from '@/lib/http/client'
import { localePath } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'
import { RobotField } from './RobotField'

const isField = (path: string): path is keyof ContactMessage => Object.hasOwn(ContactMessage.shape, path)

export function ContactForm() {
  const t = useTranslations()
  const fieldText = useFieldText()
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // no default values: they would take away what was typed before this script ran
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(ContactMessage) })
  const { errors, isSubmitting } = formState
  const errorOf = (field: keyof ContactMessage) => fieldText(errors[field])

  // the alert may be out of sight above the button
  useEffect(() => {
    if (failure !== null) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const submit = handleSubmit(async (message) => {
    setFailure(null)
    try {
      await sendContactMessage(message)
    } catch (error) {
      console.warn(`${error}`)
      if (error instanceof CallError)
        for (const { path, code } of error.fields) if (isField(path)) setError(path, { message: code })
      return setFailure(problemText(error))
    }
    showToast(t('contact_us.success'), { kind: 'success', focus: true })
    router.push(localePath(locale, '/'))
  })

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
      <div ref={alert} className="empty:hidden">
        {failure !== null ? (
          <Notice kind="error" title={t('contact_us.error')}>
            {failure} {t('contactPage.errorText', { phone: shop.phone })}
          </Notice>
        ) : null}
      </div>
      <Button type="submit" look="signal" wide busy={isSubmitting} busyLabel={t('contactPage.busy')}>
        {t('contactPage.submit')}
      </Button>
      <p className="text-sm text-soft">
        {t.rich('contactPage.privacy', {
          rules: (words) => (
            <Link href={`${localePath(locale, '/rules')}#privacy`} className="prose-link">
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  )
}
