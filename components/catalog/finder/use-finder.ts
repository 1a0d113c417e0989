'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import {
  type Choices,
  choicesIn,
  choicesMade,
  choose,
  type FinderPlan,
  type FinderStart,
  searchOf,
} from '@/lib/catalog/finder/plan'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/i18n/routing'
import { useResultsTurn } from './results-turn'
import { type OptionList, useOptionLists, useProductCount } from './use-option-lists'

export const filterPaths: Record<ProductType, string> = {
  Tire: '/tires/filter',
  Wheel: '/wheels/filter',
  Spacer: '/spacer/filter',
}
const lists = { Tire: '/api/tires', Wheel: '/api/wheels', Spacer: '/api/spacers' } as const

export type FinderState<Name extends string> = {
  type: ProductType
  choices: Choices<Name>
  choose: (name: Name, value: string) => void
  list: (name: Name) => OptionList
  complete: boolean
  mistaken: boolean
  /** Controls rest only once this script can wake them again. */
  hydrated: boolean
  searching: boolean
  total: number | null
  form: RefObject<HTMLFormElement | null>
  search: (event: FormEvent) => void
}

/**
 * A finder: what is chosen, what can be chosen, and the way to the results. Where it is the page's own (`inAddress`) the
 * address keeps the choices, so that coming back or reloading finds them again.
 */
export function useFinder<Name extends string>(
  plan: FinderPlan<Name>,
  start: FinderStart<Name>,
  inAddress: boolean,
): FinderState<Name> {
  const locale = useLocale()
  const router = useRouter()
  const results = useResultsTurn()
  const [searching, startSearch] = useTransition()
  const [choices, setChoices] = useState(start.choices)
  const form = useRef<HTMLFormElement>(null)
  const shownBefore = useRef(false)
  // A page that one comes back to was only hidden: its finder shows again what the address and the list say.
  useLayoutEffect(() => {
    const stands = (inAddress ? choicesIn(plan, window.location.search) : undefined) ?? start.choices
    // What was chosen before the script ran stands in the form, and would be put back to what the page came with.
    const early = shownBefore.current || !form.current ? null : new FormData(form.current)
    shownBefore.current = true
    setChoices(early ? choicesMade(plan, start.choices, early, stands) : stands)
  }, [plan, inAddress, start.choices])

  const hydrated = useHydrated()
  const paths = plan.optionPaths(choices)
  const listAt = useOptionLists(Object.values<string | undefined>(paths), start.options)
  const complete = plan.complete(choices)
  const mistaken = plan.mistaken?.(choices) ?? false
  const query = plan.query(choices)
  const total = useProductCount(lists[plan.type], complete && !mistaken ? query : undefined, {
    query: plan.query(start.choices),
    total: start.total,
  })
  return {
    type: plan.type,
    choices,
    choose: (name, value) => {
      const next = choose(plan, choices, name, value)
      setChoices(next)
      if (inAddress) window.history.replaceState(null, '', searchOf(next))
    },
    list: (name) => {
      const list = listAt(paths[name])
      return hydrated || list.status !== 'waiting' ? list : { ...list, status: 'ready' }
    },
    complete,
    mistaken,
    hydrated,
    searching: searching || (results?.pending ?? false),
    total,
    form,
    search: (event) => {
      event.preventDefault()
      if (!complete || mistaken) return
      const href = localePath(locale, `${filterPaths[plan.type]}/${query}`)
      if (results) results.turn(href)
      else startSearch(() => router.push(href))
    },
  }
}
