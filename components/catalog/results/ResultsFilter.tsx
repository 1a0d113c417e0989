import { SpacerFinder } from '@/components/catalog/finder/SpacerFinder'
import { TireFinder } from '@/components/catalog/finder/TireFinder'
import { WheelFinder } from '@/components/catalog/finder/WheelFinder'
import type { Choices, FinderPlan } from '@/lib/catalog/finder/plan'
import { spacerPlan } from '@/lib/catalog/finder/spacer-plan'
import { spacerStart, tireStart, wheelStart } from '@/lib/catalog/finder/start'
import { tirePlan } from '@/lib/catalog/finder/tire-plan'
import { wheelPlan } from '@/lib/catalog/finder/wheel-plan'
import { type ResultsQuery, resultsQueryString, tireFinderOf, withSort } from '@/lib/catalog/results/address'
import { spacerChoices, wheelChoices } from '@/lib/catalog/results/finder-choices'
import { ClientMessages } from '@/lib/i18n/ClientMessages'

/** The finder above its results, showing what they were asked for. */
export async function ResultsFilter({ query, total }: { query: ResultsQuery; total: number }) {
  return <ClientMessages groups={['finder']}>{await finderFor(query, total)}</ClientMessages>
}

async function finderFor(query: ResultsQuery, total: number) {
  // facets narrow the list to less than the finder itself would find
  const asked = resultsQueryString(withSort(query, undefined))
  const found = <Name extends string>(plan: FinderPlan<Name>, choices: Choices<Name>) =>
    plan.query(choices) === asked ? total : null
  switch (query.type) {
    case 'Tire': {
      const choices = tireFinderOf(query)
      return <TireFinder place="results" start={await tireStart(choices, found(tirePlan, choices))} />
    }
    case 'Wheel': {
      const choices = wheelChoices(query)
      return <WheelFinder place="results" start={await wheelStart(choices, found(wheelPlan, choices))} />
    }
    case 'Spacer': {
      const choices = spacerChoices(query)
      return <SpacerFinder place="results" start={await spacerStart(choices, found(spacerPlan, choices))} />
    }
  }
}
