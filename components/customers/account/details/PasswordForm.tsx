'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PasswordInput } from '@/components/customers/account/sign-in/PasswordInput'
import { useIdentityForm } from '@/components/customers/account/sign-in/use-identity-form'
import { Field } from '@/components/ui/controls/Field'
import { Notice } from '@/components/ui/Notice'
import { PasswordConfirmation } from '@/lib/customers/account/schema'

type Props = {
  label: string
  task: 'deletion' | 'passwordChange' | 'secondFactor' | 'confirmation'
  /** Asks for another password too. */
  newPassword?: { label: string; hint: string }
  /** Uses what was typed; what it throws is said above the fields. */
  confirm: (typed: PasswordConfirmation) => Promise<void>
  /** Why the password is asked for. */
  children: ReactNode
  actions: (busy: boolean) => ReactNode
}

/** Asks somebody who is signed in for the password once more. */
export function PasswordForm({ label, task, newPassword, confirm, children, actions }: Props) {
  const t = useTranslations()
  const { register, submit, busy, errorOf, failure } = useIdentityForm({
    schema: PasswordConfirmation,
    task,
    send: confirm,
    defaultValues: { password: '' },
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {children}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={label} error={errorOf('password')} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {newPassword ? (
        <Field label={newPassword.label} hint={newPassword.hint} error={errorOf('newPassword')} required>
          {(control) => (
            <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
          )}
        </Field>
      ) : null}
      {actions(busy)}
    </form>
  )
}
