'use client'

import { useEffect } from 'react'
import { call } from '@/lib/platform/http/client'

export function MissedSearch({ question }: { question: string }) {
  useEffect(() => {
    // nobody waits for it
    call('POST /api/search/misses', { body: { question } }).catch(() => undefined)
  }, [question])
  return null
}
