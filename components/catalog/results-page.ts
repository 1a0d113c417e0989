import 'server-only'
import { canonicalPath, readResults } from '@/lib/catalog/address'
import { cachedResults, isWorthFinding } from '@/lib/catalog/results'
import type { ProductType } from '@/lib/catalog/schema'
import { pageMetadata } from '@/lib/seo/metadata'
import { resultsHead } from './results-text'

/** The head of a results page. */
export async function resultsMetadata(type: ProductType, segment: string) {
  const { query, problems } = readResults(type, segment)
  const results = await cachedResults(query)
  return pageMetadata({
    path: canonicalPath(query),
    ...(await resultsHead(query, results.total)),
    hidden: !isWorthFinding(problems, results),
  })
}
