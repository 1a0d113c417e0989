'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import type { CartProblem } from '@/lib/cart/client'
import { wordOr } from '@/lib/i18n/word-or'

/** The product that somebody signed in for could not be added. */
export function CartRefusal({ code, destination }: { code: CartProblem; destination: string }) {
  const t = useTranslations()
  const reason = wordOr(t, `errors.${code}`, t('errors.cart.failed_add'))
  return (
    <Notice
      kind="error"
      title={t('signIn.addFailed', { reason })}
      action={
        <LinkButton href={destination} look="signal">
          {t('signIn.continue')}
        </LinkButton>
      }
    />
  )
}
