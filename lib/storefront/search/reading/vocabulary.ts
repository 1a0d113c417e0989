import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import { foldWord } from '@/lib/catalog/words/fold'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { query } from '@/lib/platform/database/query'
import { listSynonyms, searchWordsTag } from '@/lib/storefront/search/listed-synonyms'
import { readings } from '@/lib/storefront/search/spelling'
import { type CatalogNames, indexNames } from './names'
import type { QuestionReading } from './parts'
import { type Known, readSentence } from './read'
import { Sentence } from './sentence'
import { indexSynonyms } from './synonyms'

/** What the shop knows by name when a question is read, indexed for that. */
export type Vocabulary = Omit<Known, 'titleWord'>

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

/** The server keeps its index: that takes longer to build than a question to read. */
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

/** More than a shop has; a catalog of so many patterns is read by its titles. */
const MOST_NAMES = 2_000

/** The makers and the tread patterns of the tires on sale, by their counts: of a million products the names are few. */
export async function catalogNames(): Promise<CatalogNames> {
  const namesIn = (column: 'manufacturer' | 'protector') =>
    query()
      .selectFrom('facetCount')
      .select(({ ref }) => ref(column).as('name'))
      .where('productType', '=', 'Tire')
      .where(column, 'is not', null)
      .groupBy(column)
      .having(({ fn }) => fn.sum('products'), '>', 0)
      .orderBy(column)
      .limit(MOST_NAMES)
      .execute()
  const [makers, patterns] = await Promise.all([namesIn('manufacturer'), namesIn('protector')])
  const named = (rows: { name: string | null }[]) => rows.flatMap(({ name }) => name ?? [])
  return { makers: named(makers), patterns: named(patterns) }
}

/** Which of the words stand in titles of products, as the search has them. */
export async function wordsInTitles(words: readonly string[]): Promise<ReadonlySet<string>> {
  const folded = [...new Set(words.map(foldWord))]
  if (folded.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word WHERE word = ANY(${folded}::text[])`.execute(query())
  return new Set(rows.map(({ word }) => word))
}

/** `readSentence` with what the shop knows by name; words that stand in titles are searched there. */
export async function readQuestion(question: string, vocabulary: Vocabulary): Promise<QuestionReading> {
  const typed = new Sentence(question).tokens().flatMap(({ word }) => readings(word))
  const inTitles = await wordsInTitles(typed)
  return readSentence(question, {
    ...vocabulary,
    titleWord: (word) =>
      readings(word)
        .map(foldWord)
        .find((reading) => inTitles.has(reading)),
  })
}
