'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '@/lib/platform/http/client'

export type OptionList = {
  options: readonly string[]
  /** `waiting` until the choices that the list depends on are made. */
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  retry: () => void
}

const none: readonly string[] = []
type Answers = Record<string, readonly string[] | 'failed'>

/**
 * Option lists by the path of their call. A list that came with the page is not fetched, and a fetched one is kept. After
 * a failure the list is empty and can be fetched again.
 */
export function useOptionLists(
  paths: readonly (string | undefined)[],
  fromPage: Answers,
): (path: string | undefined) => OptionList {
  const [answers, setAnswers] = useState(fromPage)
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const path of paths) {
      if (path === undefined || answers[path] || requested.current.has(path)) continue
      requested.current.add(path)
      // one of the finders' lists, all of whose values are shown as texts
      call(`GET ${path}` as 'GET /api/rdr/tire_filter/width')
        .then((values) => values.map(String))
        .catch((error: unknown) => {
          console.error(String(error))
          return 'failed' as const
        })
        .then((answer) => {
          requested.current.delete(path)
          setAnswers((before) => ({ ...before, [path]: answer }))
        })
    }
  }, [paths, answers])
  return (path) => {
    // without an answer the effect calls again
    const retry = () => setAnswers(({ [path ?? '']: _, ...others }) => others)
    if (path === undefined) return { options: none, status: 'waiting', retry }
    const answer = answers[path]
    if (answer === undefined) return { options: none, status: 'loading', retry }
    return answer === 'failed'
      ? { options: none, status: 'failed', retry }
      : { options: answer, status: 'ready', retry }
  }
}

/** How long to wait for the next digit of a price. */
const TYPING_PAUSE_MS = 250

/** How many products a list query has; null while that is not known. */
export function useProductCount(
  list: '/api/tires' | '/api/wheels' | '/api/spacers',
  query: string | undefined,
  fromPage: { query: string; total: number | null },
): number | null {
  const [answer, setAnswer] = useState(fromPage)
  useEffect(() => {
    if (query === undefined || query === answer.query) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${list}?${query}&pageSize=1`, { signal: controller.signal })
        const total = response.headers.get('x-total-count')
        setAnswer({ query, total: response.ok && total !== null ? Number(total) : null })
      } catch {
        // The button leads to the results without the number too.
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [list, query, answer.query])
  return query === answer.query ? answer.total : null
}
