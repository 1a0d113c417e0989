import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import {
  canonicalPath,
  type ResultsQuery,
  readResults,
  resultsPath,
  withoutFinderDefaults,
} from '@/lib/catalog/results/address'
import { cachedResults } from '@/lib/catalog/results/cached'
import { isWorthFinding } from '@/lib/catalog/results/queries'
import { resultsHead } from '@/lib/catalog/words/results-text'
import { pageMetadata } from './metadata'

/** Prices that the finder asks for unasked leave nothing out in most sizes: such a result has its plain address. */
async function plainest(query: ResultsQuery, total: number): Promise<ResultsQuery> {
  const plain = withoutFinderDefaults(query)
  const isSame = resultsPath(plain) === resultsPath(query) || (await cachedResults(plain)).total === total
  return isSame ? plain : query
}

/** The head of a results page. */
export async function resultsMetadata(type: ProductType, segment: string) {
  const { query, problems } = readResults(type, segment)
  const results = await cachedResults(query)
  return pageMetadata({
    path: canonicalPath(await plainest(query, results.total)),
    ...(await resultsHead(query, results.total)),
    hidden: !isWorthFinding(problems, results),
  })
}
