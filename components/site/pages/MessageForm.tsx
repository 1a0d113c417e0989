'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormRegisterReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/platform/http/client'
import { PrivacyNote } from './PrivacyNote'

type SenderField = 'from_name' | 'from_email' | 'phone' | 'website'
type FormProps = {
  group: 'contactPage' | 'safetyPage'
  state: Pick<ReturnType<typeof useMessageForm>, 'submit' | 'isSubmitting' | 'failure' | 'outcome'> & {
    form: { register: (field: SenderField) => UseFormRegisterReturn }
    errorOf: (field: SenderField) => string | undefined
  }
}

/** The form of a message to the shop: fields, failure, button, and the note about data. */
export function MessageForm({ group, state, children }: FormProps & { children: ReactNode }) {
  const t = useTranslations(group)
  const locale = useLocale()
  return (
    // `dialog`: a form that is sent before hydration would otherwise put what was typed into the address
    <form method="dialog" onSubmit={state.submit} noValidate className="relative flex flex-col gap-5">
      {children}
      {/* a trap for robots: people neither see nor hear nor reach this field, and browsers do not fill it in */}
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {t('website')}
          <input type="text" {...state.form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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

const asEmail = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const

export function SenderFields({ group, state: { form, errorOf }, phone }: SenderProps) {
  const t = useTranslations(group)
  return (
    <>
      <Field label={t('name')} error={errorOf('from_name')} required>
        {(control) => <TextInput {...control} {...form.register('from_name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('email')} error={errorOf('from_email')} required>
          {(control) => <TextInput {...control} {...form.register('from_email')} {...asEmail} />}
        </Field>
        <Field label={t('phone')} error={errorOf('phone')} {...phone}>
          {(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
    </>
  )
}

/** The state of a form that sends a message to the shop: faults stand at their fields, any other failure in an alert. */
export function useMessageForm<Message extends FieldValues, Typed extends FieldValues>(
  schema: z.ZodObject & z.ZodType<Message, Typed>,
  send: (message: Message) => Promise<unknown>,
) {
  const endVisit = useEndOfVisit()
  const fieldText = useFieldText()
  const problemText = useProblemText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  // no default values: they would overwrite what was typed before hydration
  const form = useForm<Typed, unknown, Message>({ resolver: zodResolver(schema) })
  const { errors, isSubmitting } = form.formState
  const isField = (path: string): path is FieldPath<Typed> => Object.hasOwn(schema.shape, path)

  // scrolls to the outcome, which may be out of sight above the button
  useEffect(() => {
    if (failure !== null || isSent) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, isSent])

  const submit = form.handleSubmit(async (message) => {
    setFailure(null)
    try {
      await send(message)
    } catch (error) {
      console.warn(`${error}`)
      if (error instanceof CallError)
        for (const { path, code } of error.fields) if (isField(path)) form.setError(path, { message: code })
      return setFailure(problemText(error))
    }
    endVisit()
    setSent(true)
  })

  return {
    form,
    submit,
    isSubmitting,
    failure,
    isSent,
    outcome,
    errorOf: (field: FieldPath<Typed>) => fieldText(get(errors, field)),
  }
}
