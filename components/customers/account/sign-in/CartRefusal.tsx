'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { wordOr } from '@/lib/platform/i18n/word-or'
import type { CartProblem } from '@/lib/sales/cart/client'

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
