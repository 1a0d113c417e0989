'use client'

import { useTranslations } from 'next-intl'
import { ShopLink } from '@/components/layout/links/ShopLink'

export function WaitsInBrowser({ main }: { main: boolean | undefined }) {
  const t = useTranslations('card')
  const { pathname, search } = window.location
  return (
    <p className={main ? 'above-bar text-sm' : 'mt-2 text-sm'}>
      {t('notAuthenticated')}{' '}
      <ShopLink
        path={`/signIn?next=${encodeURIComponent(pathname + search)}`}
        className="prose-link touch-link font-semibold"
      >
        {t('signIn')}
      </ShopLink>
    </p>
  )
}
