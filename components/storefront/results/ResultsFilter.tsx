import type { FinderOfType } from '@/components/storefront/finder/finder-of-type'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { finderStart } from '@/lib/storefront/finder/options'
import { type Choices, choicesOf, type FinderPlan, finderQuery } from '@/lib/storefront/finder/plan'
import { spacerPlan } from '@/lib/storefront/finder/spacer-plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { wheelPlan } from '@/lib/storefront/finder/wheel-plan'
import { type ResultsQuery, resultsQueryString, withSort } from '@/lib/storefront/results/address'
import type { ParameterName } from '@/lib/storefront/results/parameters'

type Props = { finder: FinderOfType; query: ResultsQuery; total: number }

/** The finder above its results, with the choices of their query. */
export async function ResultsFilter(props: Props) {
  return (
    <ClientMessages groups={[props.finder.type === 'Tire' ? 'finder.tires' : 'finder']}>
      {await finderFor(props)}
    </ClientMessages>
  )
}

async function finderFor({ finder, query, total }: Props) {
  const address = resultsQueryString(withSort(query, undefined))
  // The finder cannot choose every facet: where the query has more, the total is not that of the finder's choices.
  const totalOf = <Name extends ParameterName>(plan: FinderPlan<Name>, choices: Choices<Name>) =>
    resultsQueryString(finderQuery(plan, choices)) === address ? total : null
  switch (finder.type) {
    case 'Tire': {
      const choices = choicesOf(tirePlan, query)
      return (
        <finder.Finder
          place="results"
          start={await finderStart(tirePlan, choices, totalOf(tirePlan, choices))}
        />
      )
    }
    case 'Wheel': {
      const choices = choicesOf(wheelPlan, query)
      return (
        <finder.Finder
          place="results"
          start={await finderStart(wheelPlan, choices, totalOf(wheelPlan, choices))}
        />
      )
    }
    case 'Spacer': {
      const choices = choicesOf(spacerPlan, query)
      return (
        <finder.Finder
          place="results"
          start={await finderStart(spacerPlan, choices, totalOf(spacerPlan, choices))}
        />
      )
    }
  }
}
