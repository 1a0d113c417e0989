'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { countsVisits, giveConsent, useConsent } from '@/lib/platform/consent/client'

/** Cookies of Google Analytics, and the databases in which Firebase keeps the number of this browser for it. */
const ANALYTICS_NAMES = '_ga, _ga_*, firebase-installations-database, firebase-heartbeat-database'

/** Shows the visitor's choice about the counting of visits and changes it. A shop without analytics shows nothing. */
export function ConsentChoice() {
  const t = useTranslations('consent')
  const tChoice = useTranslations('consentChoice')
  const locale = useLocale()
  const consent = useConsent()
  const [counts, setCounts] = useState(false)
  useEffect(() => {
    countsVisits().then(setCounts, (error) => console.warn(String(error)))
  }, [])
  if (!counts) return null
  const granted = consent === 'granted'
  return (
    <section aria-label={t('title')} className="border-t border-hairline pt-6">
      <h2 className="font-display text-lg font-bold">{t('title')}</h2>
      <p className="mt-2">{tChoice('service')}</p>
      <p className="mt-2 text-sm text-soft">
        <code>{ANALYTICS_NAMES}</code>: {tChoice('stored')}
      </p>
      <p className="mt-2 mb-4" aria-live="polite">
        {granted ? t('granted') : t('refused')}
      </p>
      <Button look="quiet" onClick={() => giveConsent(granted ? 'refused' : 'granted', locale)}>
        {granted ? t('refuse') : t('agree')}
      </Button>
    </section>
  )
}
