import { TireFinder } from '@/components/catalog/finder/TireFinder'
import { Results } from '@/components/catalog/results/Results'
import { finderQuery } from '@/lib/catalog/finder/plan'
import { tirePlan } from '@/lib/catalog/finder/tire-plan'
import { resultsQueryString } from '@/lib/catalog/results/address'
import { resultsMetadata } from '@/lib/seo/results-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { query: resultsQueryString(finderQuery(tirePlan, tirePlan.defaults)) },
]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Tire', (await params).query)

export default async function TireResultsPage({ params }: Props) {
  return <Results finder={{ type: 'Tire', Finder: TireFinder }} segment={(await params).query} />
}
