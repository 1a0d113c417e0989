'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import type { Registered } from '@/lib/customers/account/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { type Detour, withDetour } from '@/lib/platform/identity/next'

type Props = { outcome: Registered & { email: string }; detour: Detour; onContinue: () => Promise<void> }

/** The account exists, but not everything around it worked: what, and the way on. */
export function RegistrationOutcome({ outcome, detour, onContinue }: Props) {
  const t = useTranslations('registration')
  const locale = useLocale()
  if (!outcome.signedIn)
    return (
      <Notice
        kind="error"
        title={t('signInNeeded')}
        action={
          <LinkButton href={withDetour(localePath(locale, '/signIn'), detour)} look="signal">
            {t('signIn')}
          </LinkButton>
        }
      >
        {outcome.recordStored ? null : t('recordPending')}
      </Notice>
    )
  return (
    <Notice
      kind="success"
      title={t('created')}
      action={
        <Button look="signal" onClick={onContinue}>
          {t('continue')}
        </Button>
      }
    >
      <p>{t('recordPending')}</p>
      <p className="mt-2">{t('verification', { email: outcome.email })}</p>
    </Notice>
  )
}
