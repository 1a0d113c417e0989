'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { TextInput } from '@/components/ui/TextInput'
import { signIn } from '@/lib/account/client'
import { SignIn } from '@/lib/account/schema'
import { localePath } from '@/lib/i18n/routing'
import { useSession } from '@/lib/identity/client'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/identity/firebase/provider-errors'
import { withDetour } from '@/lib/identity/next'
import { AlreadySignedIn } from './AlreadySignedIn'
import { CartRefusal } from './CartRefusal'
import { PasswordInput } from './PasswordInput'
import { useArrival } from './use-arrival'
import { useDetour } from './use-detour'

export function SignInForm() {
  const t = useTranslations()
  const fieldText = useFieldText()
  const locale = useLocale()
  const session = useSession()
  const detour = useDetour()
  const { arrive, refusal, destination } = useArrival(detour)
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)
  const [entered, setEntered] = useState(false)
  // no default values: they would take away what was typed, or filled in by the browser, before this script ran
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(SignIn) })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (credentials) => {
    setFailure(null)
    setEntered(true)
    try {
      await signIn(credentials)
    } catch (error) {
      console.warn(`Failed to sign in: ${error}`)
      setEntered(false)
      return setFailure(identityErrorKey(error, 'signIn'))
    }
    await arrive()
  })

  if (refusal) return <CartRefusal code={refusal} destination={destination} />
  if (session.status === 'in' && !entered) return <AlreadySignedIn user={session.user} onContinue={arrive} />
  return (
    // dialog: pressed before its script has come, a form goes nowhere, least of all with a password in the address
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {detour.add ? <Notice>{t('signIn.addLead')}</Notice> : null}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={t('signIn.email')} error={fieldText(errors.email)} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Field label={t('signIn.password')} error={fieldText(errors.password)} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" look="signal" wide busy={isSubmitting || entered} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <Link
        href={withDetour(localePath(locale, '/reset-password'), detour)}
        className="prose-link self-start py-1.5"
      >
        {t('signIn.forgot')}
      </Link>
      <p className="border-t border-hairline pt-5">
        {t('signIn.noAccount')}{' '}
        <Link
          href={withDetour(localePath(locale, '/registration'), detour)}
          className="prose-link inline-block py-1 font-semibold"
        >
          {t('signIn.register')}
        </Link>
      </p>
    </form>
  )
}
