'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import {
  createContext,
  type FormEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ProductType } from '@/lib/catalog/product/schema'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import {
  type Choices,
  choicesIn,
  choose,
  type FinderPlan,
  type FinderStart,
  finderQuery,
  onlyChoice,
  searchOf,
  withChangesOf,
} from '@/lib/storefront/finder/plan'
import { resultsPath, resultsQueryString } from '@/lib/storefront/results/address'
import type { ParameterName } from '@/lib/storefront/results/parameters'

const listPaths = { Tire: '/api/tires', Wheel: '/api/wheels', Spacer: '/api/spacers' } as const

export type FinderState<Name extends string> = {
  type: ProductType
  choices: Choices<Name>
  choose: (name: Name, value: string) => void
  list: (name: Name) => OptionList
  isComplete: boolean
  hasCrossedPrices: boolean
  /** Controls may be disabled only while this script runs, because nothing else would enable them. */
  isHydrated: boolean
  isSearching: boolean
  total: number | null
  form: RefObject<HTMLFormElement | null>
  search: (event: FormEvent) => void
}

/** A finder. On its own page (`inAddress`) the address keeps the choices, for a reload and the browser's Back. */
export function useFinder<Name extends ParameterName>(
  plan: FinderPlan<Name>,
  start: FinderStart<Name>,
  inAddress: boolean,
): FinderState<Name> {
  const locale = useLocale()
  const router = useRouter()
  const results = useResultsNavigation()
  const [isSearching, startSearch] = useTransition()
  const [choices, setChoices] = useState(start.choices)
  const form = useRef<HTMLFormElement>(null)
  const shownBefore = useRef(false)
  // Runs again when the visitor returns to the page, since React only hides it.
  useLayoutEffect(() => {
    const savedChoices = (inAddress ? choicesIn(plan, window.location.search) : undefined) ?? start.choices
    // Keeps the choices made before the script ran, which the state of the page would overwrite.
    const early = shownBefore.current || !form.current ? null : new FormData(form.current)
    shownBefore.current = true
    setChoices(early ? withChangesOf(plan, start.choices, early, savedChoices) : savedChoices)
  }, [plan, inAddress, start.choices])

  const isHydrated = useHydrated()
  const paths = plan.optionPaths(choices)
  const listAt = useOptionLists(Object.values<string | undefined>(paths), start.options)
  const isComplete = plan.isComplete(choices)
  const hasCrossedPrices = plan.hasCrossedPrices?.(choices) ?? false
  const canSearch = isComplete && !hasCrossedPrices
  const query = finderQuery(plan, choices)
  const total = useProductCount(listPaths[plan.type], canSearch ? resultsQueryString(query) : undefined, {
    query: resultsQueryString(finderQuery(plan, start.choices)),
    total: start.total,
  })
  const makeChoice = (name: Name, value: string) => {
    const next = choose(plan, choices, name, value)
    setChoices(next)
    if (inAddress) window.history.replaceState(null, '', searchOf(next))
  }
  const only = isHydrated ? onlyChoice(plan, choices, (name) => listAt(paths[name]).options) : undefined
  useEffect(() => {
    if (only) makeChoice(only.name, only.value)
  })
  return {
    type: plan.type,
    choices,
    choose: makeChoice,
    list: (name) => {
      const list = listAt(paths[name])
      return isHydrated || list.status !== 'waiting' ? list : { ...list, status: 'ready' }
    },
    isComplete,
    hasCrossedPrices,
    isHydrated,
    isSearching: isSearching || (results?.isPending ?? false),
    total,
    form,
    search: (event) => {
      event.preventDefault()
      if (!canSearch) return
      const href = localePath(locale, resultsPath(query))
      if (results) results.goTo(href)
      else startSearch(() => router.push(href))
    },
  }
}

type OptionList = {
  options: readonly string[]
  /** `waiting` while a choice that the list depends on is open. */
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  retry: () => void
}

const none: readonly string[] = []
type Answers = Record<string, readonly string[] | 'failed'>

/** Option lists by the path of their call. The page brings the first ones, which are not fetched. */
function useOptionLists(
  paths: readonly (string | undefined)[],
  fromPage: Answers,
): (path: string | undefined) => OptionList {
  const [answers, setAnswers] = useState(fromPage)
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const path of paths) {
      if (path === undefined || answers[path] || requested.current.has(path)) continue
      requested.current.add(path)
      // any of the finders' lists; their values are shown as texts
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

const TYPING_PAUSE_MS = 250

function useProductCount(
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
        // the button works without the number
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [list, query, answer.query])
  return query === answer.query ? answer.total : null
}

type Navigation = {
  /** Goes to another result of the same type; until it opens, the list shows that it is loading. */
  goTo: (href: string) => void
  isPending: boolean
}

export const ResultsNavigation = createContext<Navigation | null>(null)

/** Null on a page without results. */
export const useResultsNavigation = (): Navigation | null => useContext(ResultsNavigation)
