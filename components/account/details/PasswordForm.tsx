'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordInput } from '@/components/account/sign-in/PasswordInput'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { PasswordConfirmation } from '@/lib/account/schema'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/identity/firebase/provider-errors'

type Props = {
  label: string
  /** Uses the password; what it throws is said above the field. */
  confirm: (password: string) => Promise<void>
  /** Why the password is asked for. */
  children: ReactNode
  actions: (busy: boolean) => ReactNode
}

/** Asks somebody who is signed in for the password once more. */
export function PasswordForm({ label, confirm, children, actions }: Props) {
  const t = useTranslations()
  const fieldText = useFieldText()
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasswordConfirmation),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await confirm(password)
    } catch (error) {
      console.warn(`The password was not accepted: ${error}`)
      setFailure(identityErrorKey(error, 'deletion'))
    }
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {children}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={label} error={fieldText(formState.errors.password)} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {actions(formState.isSubmitting)}
    </form>
  )
}
