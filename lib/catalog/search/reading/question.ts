import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import { readings } from '@/lib/catalog/search/spelling'
import { foldWord } from '@/lib/catalog/words/trade-words'
import { readReplica } from '@/lib/core/database/replica'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { catalogNames, wordsInTitles } from './known'
import { type CatalogNames, indexNames } from './names'
import type { Reading } from './parts'
import { readSentence } from './read'
import { Sentence } from './sentence'

/** `readSentence` with what the shop knows by name; words that stand in titles are searched there. */
export async function readQuestion(
  question: string,
  vehicles: readonly Vehicle[],
  names: CatalogNames,
): Promise<Reading> {
  const typed = new Sentence(question).tokens().flatMap(({ word }) => readings(word))
  const inTitles = await wordsInTitles(typed)
  return readSentence(question, {
    names: indexNames(names),
    cars: indexCars(vehicles),
    isInTitles: (word) => readings(word).some((reading) => inTitles.has(foldWord(reading))),
  })
}

/** The names in the catalog, until what is on sale changes. */
export async function cachedCatalogNames(): Promise<CatalogNames> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  return readReplica(catalogNames)
}
