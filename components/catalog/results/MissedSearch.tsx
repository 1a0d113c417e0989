'use client'

import { useEffect } from 'react'
import { call } from '@/lib/http/client'

/** Tells the shop of a search that found nothing. */
export function MissedSearch({ question }: { question: string }) {
  useEffect(() => {
    const context = 'Failed to count the search'
    // nobody waits for it
    call('/api/search/misses', { context, method: 'POST', body: { question } }).catch(() => undefined)
  }, [question])
  return null
}
