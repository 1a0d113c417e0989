'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/http/client'

export type OptionList = {
  options: readonly string[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  retry: () => void
}

type Answer = { path: string; options: readonly string[]; failed: boolean }

const none: readonly string[] = []

/**
 * The option list at an API path; `undefined` while its parent is not chosen. What came with the page is not asked for
 * again. A failure leaves the list empty and can be tried again.
 */
export function useOptions(
  path: string | undefined,
  fromPage: { path: string; options: string[] },
): OptionList {
  const [answer, setAnswer] = useState<Answer>({ ...fromPage, failed: false })
  const known = answer.path === path
  useEffect(() => {
    if (path === undefined || known) return
    const asking = new AbortController()
    call<(string | number)[]>(path, { context: 'Failed to load finder options', signal: asking.signal })
      .then((values) => setAnswer({ path, options: values.map(String), failed: false }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return
        console.error(String(error))
        setAnswer({ path, options: none, failed: true })
      })
    return () => asking.abort()
  }, [path, known])
  // forgetting the answer makes the effect ask again
  const retry = () => setAnswer({ path: '', options: none, failed: false })
  if (path === undefined) return { options: none, status: 'idle', retry }
  if (!known) return { options: none, status: 'loading', retry }
  return { options: answer.options, status: answer.failed ? 'failed' : 'ready', retry }
}

/** While someone types a price, wait for the end of the number. */
const PAUSE_MS = 250

/** How many products a list query has; null while that is not known. */
export function useProductCount(
  list: '/api/tires' | '/api/wheels' | '/api/spacers',
  query: string | undefined,
  fromPage: { query: string; total: number | null },
): number | null {
  const [answer, setAnswer] = useState(fromPage)
  useEffect(() => {
    if (query === undefined || query === answer.query) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${list}?${query}&pageSize=1`, { signal: asking.signal })
        const total = response.headers.get('x-total-count')
        setAnswer({ query, total: response.ok && total !== null ? Number(total) : null })
      } catch {
        // The number is a courtesy: without it the button still leads to the results.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [list, query, answer.query])
  return query === answer.query ? answer.total : null
}
