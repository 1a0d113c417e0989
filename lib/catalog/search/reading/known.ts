import 'server-only'
import { sql } from 'kysely'
import { foldWord } from '@/lib/catalog/words/title-words'
import { query } from '@/lib/core/database/query'
import type { CatalogNames } from './names'

/** More than a shop has; a catalog of so many patterns is read by its titles. */
const MOST_NAMES = 2_000

/** The makers and the tread patterns of the tires on sale. */
export async function catalogNames(): Promise<CatalogNames> {
  const distinct = (column: 'manufacturer' | 'protector') =>
    query()
      .selectFrom('product')
      .select(column)
      .distinct()
      .where('productType', '=', 'Tire')
      .where('inArchive', '=', false)
      .orderBy(column)
      .limit(MOST_NAMES)
      .execute()
  const [makers, patterns] = await Promise.all([distinct('manufacturer'), distinct('protector')])
  return {
    makers: makers.flatMap((row) => ('manufacturer' in row ? (row.manufacturer ?? []) : [])),
    patterns: patterns.flatMap((row) => ('protector' in row ? (row.protector ?? []) : [])),
  }
}

/** Which of the words stand in titles of products, as the search has them. */
export async function wordsInTitles(words: readonly string[]): Promise<ReadonlySet<string>> {
  const folded = [...new Set(words.map(foldWord))]
  if (folded.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word WHERE word = ANY(${folded}::text[])`.execute(query())
  return new Set(rows.map(({ word }) => word))
}
