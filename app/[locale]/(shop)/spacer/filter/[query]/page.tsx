import { withParam } from '@/components/layout/links/with-param'
import { SpacerFinder } from '@/components/storefront/finder/SpacerFinder'
import { ResultsScreen } from '@/components/storefront/results/ResultsScreen'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const generateStaticParams = () => [{ query: 'boltDistance=5x139.7' }]

export const generateMetadata = withParam('query', (query) => resultsMetadata('Spacer', query))

export default withParam('query', (query) => (
  <ResultsScreen finder={{ type: 'Spacer', Finder: SpacerFinder }} segment={query} />
))
