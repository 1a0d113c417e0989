'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { signIn } from '@/lib/customers/account/client'
import { SignIn } from '@/lib/customers/account/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { withDetour } from '@/lib/platform/identity/next'
import { useCart } from '@/lib/sales/cart/client'
import { AlreadySignedIn, useArrival, useDetour } from './arrival'
import { EmailField, useIdentityForm } from './identity-form'
import { PasswordField } from './PasswordField'

export function SignInForm() {
  const t = useTranslations()
  const locale = useLocale()
  const session = useSession()
  const detour = useDetour()
  const arrive = useArrival(detour, '/cart')
  const { pieces } = useCart()
  const { register, submit, isSent, errorOf, failure } = useIdentityForm({
    schema: SignIn,
    task: 'signIn',
    send: async (credentials) => {
      await signIn(credentials)
      await arrive()
    },
  })

  if (session.status === 'in' && !session.user.isGuest && !isSent)
    return <AlreadySignedIn user={session.user} onContinue={arrive} />
  return (
    // method=dialog sends nothing before the script has come: a GET would put the password into the address
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {session.status === 'out' && pieces.length > 0 ? <Notice>{t('signIn.goodsWait')}</Notice> : null}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <EmailField {...register('email')} label={t('signIn.email')} error={errorOf('email')} />
      <PasswordField
        {...register('password')}
        label={t('signIn.password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <Button type="submit" look="signal" wide busy={isSent} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <Link
        href={withDetour(localePath(locale, '/reset-password'), detour)}
        className="prose-link touch-link self-start"
      >
        {t('signIn.forgot')}
      </Link>
      <p className="border-t border-hairline pt-5">
        {t('signIn.noAccount')}{' '}
        <Link
          href={withDetour(localePath(locale, '/registration'), detour)}
          className="prose-link touch-link font-semibold"
        >
          {t('signIn.register')}
        </Link>
      </p>
    </form>
  )
}
