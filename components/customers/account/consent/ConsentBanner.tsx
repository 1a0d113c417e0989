'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { giveConsent } from '@/lib/platform/consent/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { useVisitCount } from './use-visit-count'

/**
 * Asks once whether visits may be counted. Refusing is one press, as large as agreeing, and nothing waits for an
 * answer.
 */
export function ConsentBanner() {
  const t = useTranslations('consent')
  const locale = useLocale()
  const { counts, consent } = useVisitCount()
  if (!counts || consent !== null) return null
  return (
    <section
      aria-label={t('title')}
      data-asks
      className="sticky bottom-3 z-40 mx-4 mb-4 max-w-prose self-center rounded border border-edge bg-face p-4 md:p-5"
    >
      <p>
        {t('text')}{' '}
        <Link href={localePath(locale, '/privacy')} className="prose-link touch-link">
          {t('more')}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button look="quiet" wide onClick={() => giveConsent('refused', locale)}>
          {t('refuse')}
        </Button>
        <Button look="quiet" wide onClick={() => giveConsent('granted', locale)}>
          {t('agree')}
        </Button>
      </div>
    </section>
  )
}
