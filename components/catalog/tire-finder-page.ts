import 'server-only'
import { cachedTireOptions, cachedTires } from '@/lib/catalog/cached'
import { readQuery, type TireFinder, tireFinderDefaults, tireQueryString } from '@/lib/catalog/rules'
import { TireListQuery } from '@/lib/catalog/schema'
import type { TireFinderStart } from './tire-finder-state'

const texts = (values: readonly (number | string)[]) => values.map(String)

/** What the finder needs to show a choice without asking the API. */
export async function startOf(finder: TireFinder, total: number | null): Promise<TireFinderStart> {
  const options = await cachedTireOptions({
    width: Number(finder.width),
    profile: Number(finder.profile),
    diameter: Number(finder.diameter),
  })
  return {
    finder,
    total,
    options: {
      widths: texts(options.widths),
      profiles: texts(options.profiles),
      diameters: texts(options.diameters),
      protectors: texts(options.protectors),
    },
  }
}

/** The finder as it opens, and the first tires that it finds. */
export async function openingFinder() {
  const query = TireListQuery.parse(readQuery(tireQueryString(tireFinderDefaults)))
  const { products, total } = await cachedTires(query)
  return { start: await startOf(tireFinderDefaults, total), products, total }
}
