import 'server-only'
import type { ProductList } from '@/lib/catalog/product/queries'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import { inTitleWords } from '@/lib/catalog/words/trade-words'
import { db } from '@/lib/core/db'
import { likeContaining } from '@/lib/core/like'
import { Prisma } from '@/prisma/generated/client'
import { corrected, readings } from './spelling'

const { sql, join } = Prisma

/** Longer questions say nothing more about a title of at most 200 characters. */
const LONGEST = 200
/** More words than the titles of a large shop are made of. */
const VOCABULARY = 20_000

export type FoundTitles = ProductList & {
  /** What was searched when it is not what was asked: slips corrected, words that no title has left out. */
  meant: string | null
}

type Paging = { page: number; pageSize: number }

const nothing: FoundTitles = { products: [], total: 0, meant: null }

/**
 * Products on sale whose title holds every word of the question, best match first: the whole title, its beginning,
 * the words together, the words apart. Case, diacritics and look-alike Cyrillic letters do not matter. When no title
 * holds them all, the question is read in the trade words of the titles, by the sound or the keys of its Cyrillic, then
 * with its slips corrected.
 */
export async function searchTitles(question: string, paging: Paging): Promise<FoundTitles> {
  // PostgreSQL's text has no NUL, and neither has a title
  if (question.includes('\0')) return nothing
  const [asWritten = '', ...others] = readings(question.slice(0, LONGEST))
  const keys = await searchKeys([asWritten, inTitleWords(asWritten), ...others])
  for (const [index, key] of keys.entries()) {
    const found = await ranked(
      key,
      wordsOf(key).map((word) => [word]),
      paging,
    )
    if (found.total > 0) return { ...found, meant: index > 0 ? key : null }
  }
  const vocabulary = keys.length > 0 ? await titleWords() : []
  for (const key of keys) {
    const choices = corrected(wordsOf(key), vocabulary)
    if (!choices) continue
    const meant = choices.map((choice) => choice[0]).join(' ')
    const found = await ranked(meant, choices, paging)
    if (found.total > 0) return { ...found, meant }
  }
  return nothing
}

const wordsOf = (key: string) => [...new Set(key.split(' '))]

/** How the table writes the readings of a question; those that say the same count once. */
async function searchKeys(texts: string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT search_key(text) AS key FROM unnest(${texts}::text[]) WITH ORDINALITY AS reading (text, place)
    ORDER BY place`
  return [...new Set(rows.map(({ key }) => key).filter(Boolean))]
}

async function titleWords(): Promise<string[]> {
  const rows = await db().searchWord.findMany({ take: VOCABULARY, orderBy: { word: 'asc' } })
  return rows.map(({ word }) => word)
}

type HitRow = { total: number } & (ProductRow | { id: null })

/**
 * Titles with one of the choices for every word. A word that many titles have makes many hits: they are read once, in
 * what ranks them only, for the page and for its count alike.
 */
async function ranked(
  key: string,
  choices: readonly string[][],
  { page, pageSize }: Paging,
): Promise<ProductList> {
  const words = choices.map((choice) => sql`search_title LIKE ANY(${choice.map(likeContaining)}::text[])`)
  const rows = await db().$queryRaw<HitRow[]>`
    WITH hit AS MATERIALIZED (
      SELECT id AS hit_id, sold_out, price_grosze AS price, CASE
          WHEN search_title = ${key} THEN 0
          WHEN starts_with(search_title, ${key}) THEN 1
          WHEN position(${key} IN search_title) > 0 THEN 2
          ELSE 3
        END AS closeness
      FROM product WHERE NOT in_archive AND ${join(words, ' AND ')}
    ), page AS (
      SELECT hit_id, row_number() OVER () AS place FROM (
        SELECT hit_id FROM hit ORDER BY closeness, sold_out, price, hit_id
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      ) AS best
    )
    SELECT (SELECT count(*)::int FROM hit) AS total, listed.*
    FROM (SELECT) AS always LEFT JOIN (
      SELECT place, ${productColumns} FROM page JOIN product ON id = hit_id
    ) AS listed ON true
    ORDER BY place`
  const products = rows.flatMap((row) => (row.id === null ? [] : [toProduct(row)]))
  return { products, total: rows[0]?.total ?? 0 }
}
