import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { productTypes } from '@/lib/catalog/product/fields'
import { csvText } from '@/lib/csv/write'
import { sitemapFiles, sitemapPages } from '@/lib/seo/sitemap/queries'
import { sitemapXml } from '@/lib/seo/sitemap/sitemap'

export type StreamFigures = { name: string; megabytes: number; seconds: number; peakMb: number }

/** Writes every sitemap and exports every product, and measures the memory above that of the start. */
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
  let characters = 0
  let peakMb = 0
  let count = 0
  for await (const piece of pieces) {
    characters += piece.length
    if (count++ % 100 === 0) peakMb = Math.max(peakMb, usedMb() - before)
  }
  return { name, megabytes: characters / 1e6, seconds: (performance.now() - began) / 1_000, peakMb }
}
