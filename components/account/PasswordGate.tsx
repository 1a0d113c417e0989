'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { signIn } from '@/lib/account/client'
import { PasswordConfirmation } from '@/lib/account/schema'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/identity/provider-errors'
import { fieldMessage } from './field-messages'
import { PasswordInput } from './PasswordInput'

/** The session outlived what the browser needs to read the record: the password opens it again. */
export function PasswordGate({ email, onOpen }: { email: string; onOpen: () => void }) {
  const t = useTranslations()
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasswordConfirmation),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await signIn({ email, password })
      onOpen()
    } catch (error) {
      console.warn(`Failed to confirm the password: ${error}`)
      setFailure(identityErrorKey(error, 'deletion'))
    }
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex max-w-lg flex-col gap-5">
      <Notice title={t('details.confirmTitle')}>{t('details.confirmText', { email })}</Notice>
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={t('details.password')}
        error={errors.password && t(fieldMessage(errors.password.message))}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" look="signal" busy={isSubmitting} busyLabel={t('details.confirming')}>
        {t('details.confirm')}
      </Button>
    </form>
  )
}
