import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { Results } from '@/components/storefront/results/Results'
import { finderQuery } from '@/lib/storefront/finder/plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { resultsQueryString } from '@/lib/storefront/results/address'
import { resultsMetadata } from '@/lib/storefront/seo/results-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { query: resultsQueryString(finderQuery(tirePlan, tirePlan.defaults)) },
]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Tire', (await params).query)

export default async function TireResultsPage({ params }: Props) {
  return <Results finder={{ type: 'Tire', Finder: TireFinder }} segment={(await params).query} />
}
