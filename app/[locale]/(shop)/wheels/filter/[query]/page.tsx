import { withParam } from '@/components/layout/links/with-param'
import { WheelFinder } from '@/components/storefront/finder/WheelFinder'
import { ResultsScreen } from '@/components/storefront/results/ResultsScreen'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const generateStaticParams = () => [{ query: 'diameter=15' }]

export const generateMetadata = withParam('query', (query) => resultsMetadata('Wheel', query))

export default withParam('query', (query) => (
  <ResultsScreen finder={{ type: 'Wheel', Finder: WheelFinder }} segment={query} />
))
