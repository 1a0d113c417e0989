'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'

export function WaitsInBrowser({ main }: { main: boolean | undefined }) {
  const t = useTranslations('card')
  const locale = useLocale()
  const { pathname, search } = window.location
  return (
    <p className={main ? 'above-bar text-sm' : 'mt-2 text-sm'}>
      {t('notAuthenticated')}{' '}
      <Link
        href={`${localePath(locale, '/signIn')}?next=${encodeURIComponent(pathname + search)}`}
        className="prose-link touch-link font-semibold"
      >
        {t('signIn')}
      </Link>
    </p>
  )
}
