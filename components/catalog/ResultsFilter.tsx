import { type ResultsQuery, resultsQueryString, tireFinderOf, withSort } from '@/lib/catalog/results/address'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { spacerChoices, spacerStart, tireStart, wheelChoices, wheelStart } from './finder-page'
import type { Choices, FinderPlan } from './finder-plan'
import { SpacerFinder } from './SpacerFinder'
import { spacerPlan } from './spacer-plan'
import { TireFinder } from './TireFinder'
import { tirePlan } from './tire-plan'
import { WheelFinder } from './WheelFinder'
import { wheelPlan } from './wheel-plan'

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
