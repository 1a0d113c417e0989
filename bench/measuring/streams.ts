import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { productTypes } from '@/lib/catalog/product/fields'
import { csvText } from '@/lib/csv/write'
import { sitemapFiles, sitemapPages } from '@/lib/seo/sitemap/queries'
import { sitemapXml } from '@/lib/seo/sitemap/sitemap'

export type StreamFigures = { name: string; peakMb: number }

/** A million products take minutes to write; their memory shows in the first of them. */
const LONGEST_MS = 20_000

/** Writes sitemaps and exports, all or as many as there is time for, and measures the memory above that of the start. */
export async function measureStreams(): Promise<StreamFigures[]> {
  return [await measure('sitemaps', sitemaps()), await measure('exports', exports())]
}

async function* sitemaps(): AsyncGenerator<string> {
  const { products } = await sitemapFiles()
  for (const { number } of products) yield* sitemapXml(sitemapPages('products', number))
}

async function* exports(): AsyncGenerator<string> {
  for (const type of productTypes)
    for await (const records of catalogueRecords({ type, state: 'all' }))
      yield csvText(records, 'pl', { first: false })
}

/** Collects garbage before each sample, which then shows only what is in use. */
async function measure(name: string, pieces: AsyncGenerator<string>): Promise<StreamFigures> {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const usedMb = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1024 ** 2
  }
  const before = usedMb()
  const began = performance.now()
  let peakMb = 0
  let count = 0
  for await (const _ of pieces) {
    if (count++ % 100 !== 0) continue
    peakMb = Math.max(peakMb, usedMb() - before)
    if (performance.now() - began > LONGEST_MS) break
  }
  return { name, peakMb }
}
