'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordConfirmation } from '@/lib/account/schema'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/identity/provider-errors'

/** A form of one password: `confirm` uses it, and what it throws is said in the words of `failure`. */
export function usePasswordConfirmation(confirm: (password: string) => Promise<void>) {
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
  return { register, submit, failure, error: formState.errors.password, busy: formState.isSubmitting }
}
