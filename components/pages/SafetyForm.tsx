'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { CallError } from '@/lib/http/client'
import { localePath } from '@/lib/i18n/routing'
import { sendSafetyReport } from '@/lib/safety/client'
import { SafetyReport } from '@/lib/safety/schema'
import { shop } from '@/lib/shop'
import { RobotField } from './RobotField'

const isField = (path: string): path is keyof SafetyReport => Object.hasOwn(SafetyReport.shape, path)

/** A product page links here with its title and its path, which the shop finds the product by. */
const linkedProduct = () => new URLSearchParams(window.location.search).get('product')

export function SafetyForm() {
  const t = useTranslations('safetyPage')
  const fieldText = useFieldText()
  const problemText = useProblemText()
  const locale = useLocale()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  // no default values: they would take away what was typed before this script ran
  const form = useForm({ resolver: zodResolver(SafetyReport) })
  const { register, handleSubmit, setError, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const errorOf = (field: keyof SafetyReport) => fieldText(errors[field])

  useEffect(() => {
    const product = linkedProduct()
    if (product && !getValues('product')) setValue('product', product.slice(0, 300))
  }, [getValues, setValue])

  useEffect(() => {
    if (failure !== null || isSent) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, isSent])

  const submit = handleSubmit(async (report) => {
    setFailure(null)
    try {
      await sendSafetyReport(report)
    } catch (error) {
      console.warn(`${error}`)
      if (error instanceof CallError)
        for (const { path, code } of error.fields) if (isField(path)) setError(path, { message: code })
      return setFailure(problemText(error))
    }
    setSent(true)
  })

  if (isSent)
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
      <div ref={outcome} className="empty:hidden">
        {failure !== null ? (
          <Notice kind="error" title={t('failed')}>
            {failure} {t('callUs', { phone: shop.phone })}
          </Notice>
        ) : null}
      </div>
      <Button type="submit" look="signal" wide busy={isSubmitting} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
      <p className="text-sm text-soft">
        {t.rich('privacy', {
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
