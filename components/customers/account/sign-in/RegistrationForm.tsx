'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { showToastOnNextPage } from '@/components/ui/overlay/toast-store'
import { register as registerAccount } from '@/lib/customers/account/client'
import { Registration } from '@/lib/customers/account/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { withDetour } from '@/lib/platform/identity/next'
import { useCart } from '@/lib/sales/cart/client'
import { AlreadySignedIn, useArrival, useDetour } from './arrival'
import { EmailField, useIdentityForm } from './identity-form'
import { PasswordField } from './PasswordField'

export function RegistrationForm() {
  const t = useTranslations()
  const locale = useLocale()
  const session = useSession()
  const detour = useDetour()
  const { pieces } = useCart()
  // a new account has an empty cart: only goods that wait in the browser lead to it
  const arrive = useArrival(detour, pieces.length > 0 ? '/cart' : '/')
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const { register, setValue, submit, isSent, errors, errorOf, failure } = useIdentityForm({
    schema: Registration,
    task: 'registration',
    send: async (registration) => {
      const isConfirmed = session.user?.confirmedEmail === registration.email.toLowerCase()
      const isSignedIn = await registerAccount(registration, locale)
      if (!isSignedIn) return setNeedsSignIn(true)
      const welcome = isConfirmed ? 'created' : 'welcome'
      showToastOnNextPage(t(`registration.${welcome}`, { email: registration.email }), 'success')
      await arrive()
    },
  })
  const isMissing = [errors.email, errors.password].some((error) => error?.message?.endsWith('_required'))
  const problem = isMissing ? `${t('registration.credentials_required')}.` : failure && t(failure)
  const signInPath = withDetour(localePath(locale, '/signIn'), detour)

  if (needsSignIn)
    return (
      <Notice
        kind="error"
        title={t('registration.signInNeeded')}
        action={
          <LinkButton href={signInPath} look="signal">
            {t('registration.signIn')}
          </LinkButton>
        }
      />
    )
  if (session.status === 'in' && !session.user.isGuest && !isSent)
    return <AlreadySignedIn user={session.user} onContinue={arrive} />
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {problem ? <Notice kind="error" title={problem} /> : null}
      <EmailField
        {...register('email')}
        label={t('registration.email')}
        error={errorOf('email')}
        onChoose={(email) => setValue('email', email, { shouldValidate: true })}
      />
      <PasswordField
        {...register('password')}
        label={t('registration.password')}
        hint={t('registration.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
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
      <Button type="submit" look="signal" wide busy={isSent} busyLabel={t('registration.busy')}>
        {t('registration.submit')}
      </Button>
      <p className="border-t border-hairline pt-5">
        {t('registration.hasAccount')}{' '}
        <Link href={signInPath} className="prose-link touch-link font-semibold">
          {t('registration.signIn')}
        </Link>
      </p>
    </form>
  )
}
