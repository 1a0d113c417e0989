import { SpacerFinder } from '@/components/storefront/finder/SpacerFinder'
import { Results } from '@/components/storefront/results/Results'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: 'boltDistance=5x139.7' }]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Spacer', (await params).query)

export default async function SpacerResultsPage({ params }: Props) {
  return <Results finder={{ type: 'Spacer', Finder: SpacerFinder }} segment={(await params).query} />
}
