import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import {
  canonicalPath,
  type ResultsQuery,
  readResults,
  resultsPath,
  withoutFinderDefaults,
} from '@/lib/storefront/results/address'
import { cachedResults, vehicleOfQuery } from '@/lib/storefront/results/cached'
import { isWorthFinding } from '@/lib/storefront/results/queries'
import { resultsHead } from '@/lib/storefront/words/results-text'

/** Drops the finder's default prices when they exclude nothing: the plain address then shows the same products. */
async function dropDefaultPrices(query: ResultsQuery, total: number): Promise<ResultsQuery> {
  const plain = withoutFinderDefaults(query)
  const isSame = resultsPath(plain) === resultsPath(query) || (await cachedResults(plain)).total === total
  return isSame ? plain : query
}

export async function resultsMetadata(type: ProductType, segment: string) {
  const read = readResults(type, segment)
  const { query } = read
  const results = await cachedResults(query)
  const vehicle = await vehicleOfQuery(query)
  return pageMetadata({
    path: canonicalPath(await dropDefaultPrices(query, results.total)),
    ...(await resultsHead(query, results.total, vehicle)),
    hidden: !isWorthFinding(read, results),
  })
}
