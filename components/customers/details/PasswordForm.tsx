import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useIdentityForm } from '@/components/customers/account/sign-in/identity-form'
import { PasswordField } from '@/components/customers/account/sign-in/PasswordField'
import { Notice } from '@/components/ui/Notice'
import { PasswordConfirmation } from '@/lib/customers/account/schema'

type Props = {
  label: string
  task: 'deletion' | 'passwordChange' | 'secondFactor' | 'confirmation'
  newPassword?: { label: string; hint: string }
  /** Uses what was typed; an error that it throws is shown above the fields. */
  confirm: (typed: PasswordConfirmation) => Promise<void>
  children: ReactNode
  actions: (busy: boolean) => ReactNode
}

/** Asks a signed-in customer for the password again. */
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
      <PasswordField
        {...register('password')}
        label={label}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      {newPassword ? (
        <PasswordField
          {...register('newPassword')}
          {...newPassword}
          error={errorOf('newPassword')}
          autoComplete="new-password"
        />
      ) : null}
      {actions(busy)}
    </form>
  )
}
