'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { countsVisits, giveConsent, useConsent } from '@/lib/identity/consent'

/** What was said to the counting of visits, and the way to say otherwise. Needs the message group `consent`. */
export function ConsentChoice() {
  const t = useTranslations('consent')
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
      <p className="mt-2 mb-4" aria-live="polite">
        {granted ? t('granted') : t('refused')}
      </p>
      <Button look="quiet" onClick={() => giveConsent(granted ? 'refused' : 'granted')}>
        {granted ? t('refuse') : t('agree')}
      </Button>
    </section>
  )
}
