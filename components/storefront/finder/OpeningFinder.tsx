import type { ComponentType } from 'react'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { finderStart } from '@/lib/storefront/finder/options'
import { choicesOf, type FinderPlan, type FinderStart, finderQuery } from '@/lib/storefront/finder/plan'
import { type SpacerChoice, spacerPlan } from '@/lib/storefront/finder/spacer-plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { type WheelChoice, wheelPlan } from '@/lib/storefront/finder/wheel-plan'
import { type ResultsQuery, resultsQueryString, withSort } from '@/lib/storefront/results/address'
import type { ParameterName } from '@/lib/storefront/results/parameters'
import type { TireChoice } from '@/lib/storefront/results/tire-defaults'
import type { FinderPlace } from './FinderFrame'

type Finder<Name extends string> = ComponentType<{ start: FinderStart<Name>; place: FinderPlace }>

/** A type of product with its finder. The page imports the finder, so that it loads no other finder's script. */
export type FinderOfType =
  | { type: 'Tire'; Finder: Finder<TireChoice> }
  | { type: 'Wheel'; Finder: Finder<WheelChoice> }
  | { type: 'Spacer'; Finder: Finder<SpacerChoice> }

type Props = {
  finder: FinderOfType
  place: FinderPlace
  /** The query of the results below; without it the finder opens with the plan's defaults. */
  query?: ResultsQuery
  total?: number | null
}

/** A finder with its first choices, from a query or the plan's defaults, and their option lists. */
export async function OpeningFinder({ finder, place, query, total = null }: Props) {
  const startOf = <Name extends ParameterName>(plan: FinderPlan<Name>) => {
    const choices = query ? choicesOf(plan, query) : plan.defaults
    // The total of a query with facets that the finder lacks is not the total of the finder's choices.
    const isWhole = !query || resultsQueryString(finderQuery(plan, choices)) === queryString(query)
    return finderStart(plan, choices, isWhole ? total : null)
  }
  async function opened() {
    switch (finder.type) {
      case 'Tire':
        return <finder.Finder place={place} start={await startOf(tirePlan)} />
      case 'Wheel':
        return <finder.Finder place={place} start={await startOf(wheelPlan)} />
      case 'Spacer':
        return <finder.Finder place={place} start={await startOf(spacerPlan)} />
    }
  }
  return (
    <ClientMessages groups={[finder.type === 'Tire' ? 'finder.tires' : 'finder']}>
      {await opened()}
    </ClientMessages>
  )
}

const queryString = (query: ResultsQuery) => resultsQueryString(withSort(query, undefined))
