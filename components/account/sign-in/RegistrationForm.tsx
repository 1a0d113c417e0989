'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { TextInput } from '@/components/ui/TextInput'
import { showToastOnNextPage } from '@/components/ui/toast-store'
import { type Registered, register as registerAccount } from '@/lib/account/client'
import { Registration } from '@/lib/account/schema'
import { localePath } from '@/lib/i18n/routing'
import { useSession } from '@/lib/identity/client'
import { identityErrorKey } from '@/lib/identity/firebase/provider-errors'
import { withDetour } from '@/lib/identity/next'
import { AlreadySignedIn } from './AlreadySignedIn'
import { CartRefusal } from './CartRefusal'
import { PasswordInput } from './PasswordInput'
import { RegistrationOutcome } from './RegistrationOutcome'
import { useArrival } from './use-arrival'
import { useDetour } from './use-detour'

export function RegistrationForm() {
  const t = useTranslations()
  const fieldText = useFieldText()
  const locale = useLocale()
  const session = useSession()
  const detour = useDetour()
  const { arrive, refusal, destination } = useArrival(detour)
  const [failures, setFailures] = useState<Parameters<typeof t>[0][]>([])
  const [entered, setEntered] = useState(false)
  const [outcome, setOutcome] = useState<(Registered & { email: string }) | null>(null)
  // no default values: they would take away what was typed, or filled in by the browser, before this script ran
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Registration) })
  const { errors, isSubmitting } = formState
  const errorOf = (field: keyof Registration) => fieldText(errors[field])

  const submit = handleSubmit(
    async (registration) => {
      setFailures([])
      setEntered(true)
      let registered: Registered
      try {
        registered = await registerAccount(registration, locale)
      } catch (error) {
        console.warn(`Failed to register: ${error}`)
        setEntered(false)
        return setFailures([identityErrorKey(error, 'registration')])
      }
      if (registered.signedIn && registered.recordStored) {
        showToastOnNextPage(t('registration.welcome', { email: registration.email }), 'success')
        await arrive()
      } else setOutcome({ ...registered, email: registration.email })
    },
    (invalid) => setFailures(missing(invalid)),
  )

  if (refusal) return <CartRefusal code={refusal} destination={destination} />
  if (outcome) return <RegistrationOutcome outcome={outcome} detour={detour} onContinue={arrive} />
  if (session.status === 'in' && !entered) return <AlreadySignedIn user={session.user} onContinue={arrive} />
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failures.map((failure) => (
        <Notice key={failure} kind="error" title={t(failure)} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('registration.name')} error={errorOf('name')} required>
          {(control) => <TextInput {...control} {...register('name')} autoComplete="given-name" />}
        </Field>
        <Field label={t('registration.surname')} error={errorOf('surname')} required>
          {(control) => <TextInput {...control} {...register('surname')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t('registration.email')} error={errorOf('email')} required>
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
      <Field
        label={t('registration.password')}
        hint={t('registration.passwordHint')}
        error={errorOf('password')}
        required
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field
        label={t('registration.phone')}
        hint={t('registration.phoneHint')}
        error={errorOf('phone')}
        required
      >
        {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Checkbox
        {...register('consent')}
        required
        error={errorOf('consent')}
        label={t.rich('registration.consent', {
          rules: (words) => (
            <Link href={`${localePath(locale, '/rules')}#privacy`} target="_blank" className="prose-link">
              {words}
            </Link>
          ),
        })}
      />
      <Button
        type="submit"
        look="signal"
        wide
        busy={isSubmitting || entered}
        busyLabel={t('registration.busy')}
      >
        {t('registration.submit')}
      </Button>
      <p className="border-t border-hairline pt-5">
        {t('registration.hasAccount')}{' '}
        <Link
          href={withDetour(localePath(locale, '/signIn'), detour)}
          className="prose-link inline-block py-1 font-semibold"
        >
          {t('registration.signIn')}
        </Link>
      </p>
    </form>
  )
}

const isMissing = (errors: FieldErrors<Registration>, field: keyof Registration) =>
  Boolean(errors[field]?.message?.endsWith('_required'))

/** Said above the form, besides what each field says of itself. */
function missing(errors: FieldErrors<Registration>) {
  return [
    ...(isMissing(errors, 'email') || isMissing(errors, 'password')
      ? (['registration.credentials_required'] as const)
      : []),
    ...(isMissing(errors, 'name') || isMissing(errors, 'surname')
      ? (['registration.names_required'] as const)
      : []),
  ]
}
