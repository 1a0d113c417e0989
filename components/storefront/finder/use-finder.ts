'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ProductType } from '@/lib/catalog/product/schema'
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
import { useResultsNavigation } from './results-navigation'
import { type OptionList, useOptionLists, useProductCount } from './use-option-lists'

const listPaths = { Tire: '/api/tires', Wheel: '/api/wheels', Spacer: '/api/spacers' } as const

export type FinderState<Name extends string> = {
  type: ProductType
  choices: Choices<Name>
  choose: (name: Name, value: string) => void
  list: (name: Name) => OptionList
  isComplete: boolean
  hasCrossedPrices: boolean
  /** Whether this script runs. Only then are controls disabled, because without it nothing would enable them. */
  isHydrated: boolean
  isSearching: boolean
  /** How many products the choices find; null while that is not known. */
  total: number | null
  form: RefObject<HTMLFormElement | null>
  search: (event: FormEvent) => void
}

/**
 * A finder: what is chosen, what can be chosen, and the way to the results. On the finder's own page (`inAddress`) the
 * address keeps the choices, so that they are there again after a reload or the browser's Back.
 */
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
  // Runs again when the visitor comes back to the page, which React had only hidden.
  useLayoutEffect(() => {
    const savedChoices = (inAddress ? choicesIn(plan, window.location.search) : undefined) ?? start.choices
    // Without this, what somebody chose before the script ran would be put back to what the page came with.
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
