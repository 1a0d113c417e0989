'use client'

import { useEffect } from 'react'
import { call } from '@/lib/http/client'

/** Tells the shop of a search that may mean a car which its table does not have. */
export function MissedCar({ question }: { question: string }) {
  useEffect(() => {
    const context = 'Failed to count the search'
    // nobody waits for it
    call('/api/vehicles/misses', { context, method: 'POST', body: { question } }).catch(() => undefined)
  }, [question])
  return null
}
