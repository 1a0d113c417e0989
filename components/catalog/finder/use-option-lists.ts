'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '@/lib/http/client'

export type OptionList = {
  options: readonly string[]
  /** `waiting` for a parent to be chosen. */
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  retry: () => void
}

const none: readonly string[] = []
type Answers = Record<string, readonly string[] | 'failed'>

/**
 * Option lists by the calls that give them. What came with the page is not asked for again, and what was asked once is
 * kept. A failure leaves a list empty and can be tried again.
 */
export function useOptionLists(
  paths: readonly (string | undefined)[],
  fromPage: Answers,
): (path: string | undefined) => OptionList {
  const [answers, setAnswers] = useState(fromPage)
  const asking = useRef(new Set<string>())
  useEffect(() => {
    for (const path of paths) {
      if (path === undefined || answers[path] || asking.current.has(path)) continue
      asking.current.add(path)
      call<(string | number)[]>(path, { context: 'Failed to load finder options' })
        .then((values) => values.map(String))
        .catch((error: unknown) => {
          console.error(String(error))
          return 'failed' as const
        })
        .then((answer) => {
          asking.current.delete(path)
          setAnswers((known) => ({ ...known, [path]: answer }))
        })
    }
  }, [paths, answers])
  return (path) => {
    // forgetting the answer makes the effect ask again
    const retry = () => setAnswers(({ [path ?? '']: _, ...others }) => others)
    if (path === undefined) return { options: none, status: 'waiting', retry }
    const answer = answers[path]
    if (answer === undefined) return { options: none, status: 'loading', retry }
    return answer === 'failed'
      ? { options: none, status: 'failed', retry }
      : { options: answer, status: 'ready', retry }
  }
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
