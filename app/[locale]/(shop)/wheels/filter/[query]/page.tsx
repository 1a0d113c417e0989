import { WheelFinder } from '@/components/storefront/finder/WheelFinder'
import { Results } from '@/components/storefront/results/Results'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: 'diameter=15' }]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Wheel', (await params).query)

export default async function WheelResultsPage({ params }: Props) {
  return <Results finder={{ type: 'Wheel', Finder: WheelFinder }} segment={(await params).query} />
}
