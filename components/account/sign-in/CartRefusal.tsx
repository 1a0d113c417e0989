'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import type { CartProblem } from '@/lib/cart/client'

/** The product that somebody signed in for could not be added. Needs the message groups `signIn` and `errors`. */
export function CartRefusal({ code, destination }: { code: CartProblem; destination: string }) {
  const t = useTranslations()
  const key = `errors.${code}` as const
  const reason = t.has(key) ? t(key) : t('errors.cart.failed_add')
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
