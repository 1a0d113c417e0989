'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { applyConsent, countsVisits, giveConsent, useConsent } from '@/lib/platform/consent/client'
import { localePath } from '@/lib/platform/i18n/routing'

/** Asks once whether visits may be counted; refusing is one press, as large as agreeing. */
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

/** Whether the shop counts visits, and this visitor's choice. Starts counting for visitors who agreed before. */
function useVisitCount() {
  const consent = useConsent()
  const locale = useLocale()
  const [counts, setCounts] = useState(false)
  useEffect(() => {
    if (consent === 'refused') return
    let isUnmounted = false
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
    idle(() => {
      if (isUnmounted) return
      if (consent === 'granted') void applyConsent('granted', locale)
      countsVisits().then(
        (answer) => !isUnmounted && setCounts(answer),
        (error) => console.warn(String(error)),
      )
    })
    return () => {
      isUnmounted = true
    }
  }, [consent, locale])
  return { counts, consent }
}
