import 'server-only'
import { randomUUID } from 'node:crypto'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { type CarIndex, indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { listSynonyms } from '@/lib/storefront/search/synonyms/queries'
import { searchWordsTag } from '@/lib/storefront/search/tags'
import { catalogNames } from './known'
import { indexNames, type NameIndex } from './names'
import type { SynonymIndex } from './parts'
import { indexSynonyms } from './synonyms'

/** What the shop knows by name when a question is read, indexed for that. */
export type Vocabulary = {
  names: NameIndex
  cars: CarIndex<Vehicle>
  synonyms: SynonymIndex
}

export async function loadVocabulary(): Promise<Vocabulary> {
  const [vehicles, catalog, synonyms] = await Promise.all([listVehicles(), catalogNames(), listSynonyms()])
  const names = indexNames(catalog)
  return { names, cars: indexCars(vehicles), synonyms: indexSynonyms(synonyms, names) }
}

/** Another text whenever something that questions are read by has changed. */
async function vocabularyVersion(): Promise<string> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehiclesTag, finderTag('Tire'), searchWordsTag)
  return randomUUID()
}

let indexed: { version: string; vocabulary: Promise<Vocabulary> } | undefined

/**
 * The vocabulary for cached reads, which expire with it. The server keeps its index: that takes longer to build than a
 * question to read.
 */
export async function cachedVocabulary(): Promise<Vocabulary> {
  const version = await vocabularyVersion()
  if (indexed?.version !== version) {
    const vocabulary = loadVocabulary()
    indexed = { version, vocabulary }
    // the next question tries again
    vocabulary.catch(() => {
      if (indexed?.vocabulary === vocabulary) indexed = undefined
    })
  }
  return indexed.vocabulary
}
