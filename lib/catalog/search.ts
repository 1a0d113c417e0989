import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import type { ProductList } from './queries'
import { type ProductRow, productColumns, toProduct } from './rows'
import { corrected, readings } from './slips'

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

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const nothing: FoundTitles = { products: [], total: 0, meant: null }

/**
 * Products on sale whose title holds every word of the question, best match first: the whole title, its beginning,
 * the words together, the words apart. Case, diacritics and look-alike Cyrillic letters do not matter. When no title
 * holds them all, the question is read by the sound or the keys of its Cyrillic, then with its slips corrected.
 */
export async function searchTitles(question: string, paging: Paging): Promise<FoundTitles> {
  // PostgreSQL's text has no NUL, and neither has a title
  if (question.includes('\0')) return nothing
  const keys = await searchKeys(readings(question.slice(0, LONGEST)))
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

/** Titles with one of the choices for every word. */
async function ranked(
  key: string,
  choices: readonly string[][],
  { page, pageSize }: Paging,
): Promise<ProductList> {
  const words = choices.map((choice) => sql`search_title LIKE ANY(${choice.map(like)}::text[])`)
  const where = sql`NOT in_archive AND ${join(words, ' AND ')}`
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product WHERE ${where}
      ORDER BY CASE
          WHEN search_title = ${key} THEN 0
          WHEN starts_with(search_title, ${key}) THEN 1
          WHEN position(${key} IN search_title) > 0 THEN 2
          ELSE 3
        END, sold_out, price_grosze, id
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM product WHERE ${where}`,
  ])
  return { products: rows.map(toProduct), total: counted[0]?.total ?? 0 }
}
