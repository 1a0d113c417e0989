'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { showToastOnNextPage } from '@/components/ui/overlay/toast-store'
import { type Registered, register as registerAccount } from '@/lib/customers/account/client'
import { Registration } from '@/lib/customers/account/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { withDetour } from '@/lib/platform/identity/next'
import { useCart } from '@/lib/sales/cart/client'
import { AlreadySignedIn } from './AlreadySignedIn'
import { EmailField } from './EmailField'
import { PasswordInput } from './PasswordInput'
import { RegistrationOutcome } from './RegistrationOutcome'
import { useArrival } from './use-arrival'
import { useDetour } from './use-detour'
import { useIdentityForm } from './use-identity-form'

export function RegistrationForm() {
  const t = useTranslations()
  const locale = useLocale()
  const session = useSession()
  const detour = useDetour()
  const { pieces } = useCart()
  // a new account has an empty cart: only goods that wait in the browser lead to it
  const arrive = useArrival(detour, pieces.length > 0 ? '/cart' : '/')
  const [entered, setEntered] = useState(false)
  const [outcome, setOutcome] = useState<(Registered & { email: string }) | null>(null)
  const { register, submit, busy, errors, errorOf, failure } = useIdentityForm({
    schema: Registration,
    task: 'registration',
    send: async (registration) => {
      setEntered(true)
      const registered = await registerAccount(registration, locale).catch((error) => {
        setEntered(false)
        throw error
      })
      if (registered.signedIn && registered.recordStored) {
        showToastOnNextPage(t('registration.welcome', { email: registration.email }), 'success')
        await arrive()
      } else setOutcome({ ...registered, email: registration.email })
    },
  })
  // in the order of the page, since the first one with a mistake takes the focus
  const fields = {
    name: register('name'),
    surname: register('surname'),
    email: register('email'),
    password: register('password'),
    phone: register('phone'),
    consent: register('consent'),
  }
  const gaps = missing(errors).map((gap) => t(gap))
  const problem = gaps.length > 0 ? `${gaps.join('. ')}.` : failure && t(failure)

  if (outcome) return <RegistrationOutcome outcome={outcome} detour={detour} onContinue={arrive} />
  if (session.status === 'in' && !entered) return <AlreadySignedIn user={session.user} onContinue={arrive} />
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {problem ? <Notice kind="error" title={problem} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('registration.name')} error={errorOf('name')} required>
          {(control) => <TextInput {...control} {...fields.name} autoComplete="given-name" />}
        </Field>
        <Field label={t('registration.surname')} error={errorOf('surname')} required>
          {(control) => <TextInput {...control} {...fields.surname} autoComplete="family-name" />}
        </Field>
      </div>
      <EmailField {...fields.email} label={t('registration.email')} error={errorOf('email')} />
      <Field
        label={t('registration.password')}
        hint={t('registration.passwordHint')}
        error={errorOf('password')}
        required
      >
        {(control) => <PasswordInput {...control} {...fields.password} autoComplete="new-password" />}
      </Field>
      <Field
        label={t('registration.phone')}
        hint={t('registration.phoneHint')}
        error={errorOf('phone')}
        required
      >
        {(control) => <TextInput {...control} {...fields.phone} type="tel" autoComplete="tel" />}
      </Field>
      <Checkbox
        {...fields.consent}
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
      <Button type="submit" look="signal" wide busy={busy || entered} busyLabel={t('registration.busy')}>
        {t('registration.submit')}
      </Button>
      <p className="border-t border-hairline pt-5">
        {t('registration.hasAccount')}{' '}
        <Link
          href={withDetour(localePath(locale, '/signIn'), detour)}
          className="prose-link touch-link font-semibold"
        >
          {t('registration.signIn')}
        </Link>
      </p>
    </form>
  )
}

const isMissing = (errors: FieldErrors<Registration>, field: keyof Registration) =>
  Boolean(errors[field]?.message?.endsWith('_required'))

/** Said in one notice above the form, besides what each field says of itself. */
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
