'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { requestPasswordReset } from '@/lib/customers/account/client'
import { PasswordReset } from '@/lib/customers/account/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { withDetour } from '@/lib/platform/identity/next'
import { useDetour } from './arrival'
import { EmailField, useIdentityForm } from './identity-form'

export function PasswordResetForm() {
  const t = useTranslations()
  const endVisit = useEndOfVisit()
  const locale = useLocale()
  const signInPath = withDetour(localePath(locale, '/signIn'), useDetour())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, submit, busy, errorOf, failure } = useIdentityForm({
    schema: PasswordReset,
    task: 'resetPassword',
    send: async ({ email }) => {
      await requestPasswordReset(email, { locale, back: signInPath })
      endVisit()
      setSentTo(email)
    },
  })

  if (sentTo)
    return (
      <div role="status">
        <Notice
          kind="success"
          title={t('resetPassword.sentTitle')}
          action={
            <LinkButton href={localePath(locale, '/')} look="signal">
              {t('resetPassword.home')}
            </LinkButton>
          }
        >
          {t('resetPassword.sent', { email: sentTo })}
        </Notice>
      </div>
    )
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <EmailField {...register('email')} label={t('resetPassword.email')} error={errorOf('email')} />
      <Button type="submit" look="signal" wide busy={busy} busyLabel={t('resetPassword.busy')}>
        {t('resetPassword.submit')}
      </Button>
      <Link href={signInPath} className="prose-link touch-link self-start">
        {t('resetPassword.signIn')}
      </Link>
    </form>
  )
}
