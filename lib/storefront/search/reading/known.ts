import 'server-only'
import { sql } from 'kysely'
import { foldWord } from '@/lib/catalog/words/title-words'
import { query } from '@/lib/platform/database/query'
import type { CatalogNames } from './names'

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
