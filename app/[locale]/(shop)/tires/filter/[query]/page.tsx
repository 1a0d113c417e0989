import { Results } from '@/components/catalog/results/Results'
import { tireFinderDefaults, tireQueryString } from '@/lib/catalog/finder/tire-finder'
import { resultsMetadata } from '@/lib/seo/results-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: tireQueryString(tireFinderDefaults) }]

type Props = { params: Promise<{ query: string }> }

export const generateMetadata = async ({ params }: Props) => resultsMetadata('Tire', (await params).query)

export default async function TireResultsPage({ params }: Props) {
  return <Results type="Tire" segment={(await params).query} />
}
