import { Results } from '@/components/catalog/Results'
import { resultsMetadata } from '@/components/catalog/results-page'
import { tireFinderDefaults, tireQueryString } from '@/lib/catalog/finder/tire-finder'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: tireQueryString(tireFinderDefaults) }]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Tire', (await params).query)

export default async function TireResultsPage({ params }: Props) {
  return <Results type="Tire" segment={(await params).query} />
}
