import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import { foldWord } from '@/lib/catalog/words/trade-words'
import { readReplica } from '@/lib/core/database/replica'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { catalogNames, wordsInTitles } from './known'
import { type CatalogNames, indexNames } from './names'
import type { Reading } from './parts'
import { readSentence } from './read'

/** `readSentence` with what the shop knows by name; words that stand in titles are searched there. */
export async function readQuestion(
  question: string,
  vehicles: readonly Vehicle[],
  names: CatalogNames,
): Promise<Reading> {
  const reading = readSentence(question, { names: indexNames(names), cars: indexCars(vehicles) })
  const inTitles = await wordsInTitles(reading.rest)
  const isInTitle = (word: string) => inTitles.has(foldWord(word))
  const title = reading.rest.filter(isInTitle)
  if (title.length === 0) return reading
  return {
    ...reading,
    parts: { ...reading.parts, title: title.map(foldWord).join(' ') },
    said: [...reading.said, ...title.map((typed) => ({ part: 'title' as const, typed }))],
    rest: reading.rest.filter((word) => !isInTitle(word)),
  }
}

/** The names in the catalog, until what is on sale changes. */
export async function cachedCatalogNames(): Promise<CatalogNames> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  return readReplica(catalogNames)
}
