'use client'

import { useTranslations } from 'next-intl'
import { confirmSignIn } from '@/lib/customers/account/second-factor-client'
import { CodeForm } from './CodeForm'

/** The second step of signing in; goes on to `next`. */
export function ConfirmSignIn({ next }: { next: string }) {
  const t = useTranslations('secondFactor')
  const confirm = async (code: string) => {
    await confirmSignIn(code)
    // a whole load: what was fetched before the role counted must not be shown
    window.location.replace(next)
  }
  return (
    <>
      <CodeForm takesRecovery button={t('confirm')} send={confirm} />
      <p className="text-sm text-soft">{t('lost')}</p>
    </>
  )
}
