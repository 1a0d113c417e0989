'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { TextInput } from '@/components/ui/TextInput'
import { requestPasswordReset } from '@/lib/account/client'
import { PasswordReset } from '@/lib/account/schema'
import { localePath } from '@/lib/i18n/routing'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/identity/firebase/provider-errors'
import { withDetour } from '@/lib/identity/next'
import { useDetour } from './use-detour'

export function PasswordResetForm() {
  const t = useTranslations()
  const fieldText = useFieldText()
  const locale = useLocale()
  const signInPath = withDetour(localePath(locale, '/signIn'), useDetour())
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  // no default values: they would take away what was typed, or filled in by the browser, before this script ran
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(PasswordReset) })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await requestPasswordReset(email, { locale, back: signInPath })
      setSentTo(email)
    } catch (error) {
      console.warn(`Failed to send the password mail: ${error}`)
      setFailure(identityErrorKey(error, 'resetPassword'))
    }
  })

  if (sentTo)
    return (
      <div role="status">
        <Notice
          kind="success"
          title={t('resetPassword.sentTitle')}
          action={
            <LinkButton href={localePath(locale, '/')} look="signal">
              {t('resetPassword.home')}
            </LinkButton>
          }
        >
          {t('resetPassword.sent', { email: sentTo })}
        </Notice>
      </div>
    )
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={t('resetPassword.email')} error={fieldText(errors.email)} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Button type="submit" look="signal" wide busy={isSubmitting} busyLabel={t('resetPassword.busy')}>
        {t('resetPassword.submit')}
      </Button>
      <Link href={signInPath} className="prose-link self-start py-1.5">
        {t('resetPassword.signIn')}
      </Link>
    </form>
  )
}
