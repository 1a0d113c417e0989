import { withParam } from '@/components/layout/links/with-param'
import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { ResultsScreen } from '@/components/storefront/results/ResultsScreen'
import { finderQuery } from '@/lib/storefront/finder/plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { resultsQueryString } from '@/lib/storefront/results/address'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const generateStaticParams = () => [
  { query: resultsQueryString(finderQuery(tirePlan, tirePlan.defaults)) },
]

export const generateMetadata = withParam('query', (query) => resultsMetadata('Tire', query))

export default withParam('query', (query) => (
  <ResultsScreen finder={{ type: 'Tire', Finder: TireFinder }} segment={query} />
))
