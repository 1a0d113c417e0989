'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'

/** The product that somebody signed in for could not be added. Needs the message groups `signIn` and `cart`. */
export function CartRefusal({ code, destination }: { code: string; destination: string }) {
  const t = useTranslations()
  const known = code as 'cart.failed_add'
  const reason = t.has(known) ? t(known) : t('cart.failed_add')
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
