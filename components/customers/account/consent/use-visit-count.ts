'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { applyConsent, countsVisits, useConsent } from '@/lib/platform/consent/client'

/** Whether the shop counts visits, and what this visitor said to it. Starts counting whoever has agreed before. */
export function useVisitCount() {
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
