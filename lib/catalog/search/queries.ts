import 'server-only'
import { type SqlBool, sql } from 'kysely'
import { columnsOfProduct, type ProductRow, selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { type Product, type ProductType, productTypes } from '@/lib/catalog/product/schema'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { orders, type ProductList } from '@/lib/catalog/results/queries'
import { inTitleWords } from '@/lib/catalog/words/trade-words'
import { likeContaining } from '@/lib/core/database/like'
import { query } from '@/lib/core/database/query'
import { correctSpelling, isCorrectable, readings } from './spelling'

/** Longer questions say nothing more about a title of at most 200 characters. */
const LONGEST = 200
/** Most title words of each kind of similarity that a misspelled word is compared with letter by letter. */
const CANDIDATES = 100
/** Most words of a question that are corrected: each costs the database tens of milliseconds in a large catalog. */
const MOST_CORRECTED = 10

/** Several products may have one bar code. */
const MOST_NUMBERED = 24

export type FoundTitles = TitleList & {
  /** What was searched, where that is not the question itself; null where it is. */
  meant: string | null
  /** Words of the question that no title has: the products are those of the others. */
  dropped: string[]
  /** The words by which lists of a type find the same products; null where there are none. */
  words: string | null
}

/** Products of all types, and how many of each there are. */
type TitleList = ProductList & { totals: Partial<Record<ProductType, number>> }

/** The best match is first, where no other order is asked for. */
type Paging = { page: number; pageSize: number; sort?: ProductSort | undefined }

const nothing: FoundTitles = { products: [], total: 0, totals: {}, meant: null, dropped: [], words: null }

/**
 * Products on sale whose title holds every word of the question, best match first: the whole title, its beginning,
 * the words together, the words apart. Case, diacritics and look-alike Cyrillic letters do not matter. When no title
 * holds them all, the question is read in the trade words of the titles, by the sound or the keys of its Cyrillic, then
 * with its typos corrected. A number of the shop or a bar code finds its product alone.
 */
export async function searchTitles(question: string, paging: Paging): Promise<FoundTitles> {
  // PostgreSQL's text has no NUL, and neither has a title
  if (question.includes('\0')) return nothing
  const numbered = await productsNumbered(question.slice(0, LONGEST).trim())
  if (numbered.length > 0)
    return { ...nothing, products: paging.page === 1 ? numbered : [], total: numbered.length }
  const [asWritten = '', ...others] = readings(question.slice(0, LONGEST))
  const keys = await searchKeys([asWritten, inTitleWords(asWritten), ...others])
  for (const [index, key] of keys.entries()) {
    const words = wordsOf(key).map((word) => [word])
    const list = await listTitles(key, words, paging)
    if (list.total > 0) return { ...list, meant: index > 0 ? key : null, dropped: [], words: key }
  }
  const titleWords = await similarTitleWords(
    keys.flatMap(wordsOf).filter(isCorrectable).slice(0, MOST_CORRECTED),
  )
  // a reading whose every word can be corrected is meant rather than one that loses a word
  const corrections = keys
    .flatMap((key) => correctSpelling(wordsOf(key), titleWords) ?? [])
    .sort((a, b) => a.dropped.length - b.dropped.length)
  for (const { words, dropped } of corrections) {
    const meant = words.map(([nearest]) => nearest).join(' ')
    const list = await listTitles(meant, words, paging)
    const isSure = words.every((alternatives) => alternatives.length === 1)
    if (list.total > 0) return { ...list, meant, dropped, words: isSure ? meant : null }
  }
  return nothing
}

/** The products on sale with that number of the shop or that bar code. */
async function productsNumbered(number: string): Promise<Product[]> {
  const rows = await selectProducts()
    .where(({ not }) => not('inArchive'))
    .where(({ eb, or, ref }) =>
      or([sql<SqlBool>`upper(${ref('sku')}) = upper(${number})`, eb('ean', '=', number)]),
    )
    .orderBy('id')
    .limit(MOST_NUMBERED)
    .execute()
  return rows.map(toProduct)
}

const wordsOf = (key: string) => [...new Set(key.split(' '))]

/** The readings of a question as titles are stored for the search; equal ones once. */
async function searchKeys(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT search_key(text) AS key FROM unnest(${texts}::text[]) WITH ORDINALITY AS reading (text, place)
    ORDER BY place`.execute(query())
  return [...new Set(rows.map(({ key }) => key).filter(Boolean))]
}

/**
 * For each word one of the titles' that holds it, which tells that it is spelled right, and those that are most similar
 * to it: as a whole (`<->`), and where it is only a part of them (`<->>`).
 */
async function similarTitleWords(words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT candidate.word FROM unnest(${words}::text[]) AS typed (word), LATERAL (
      (SELECT word FROM search_word WHERE word LIKE '%' || typed.word || '%' LIMIT 1)
      UNION ALL
      (SELECT word FROM search_word ORDER BY word <-> typed.word LIMIT ${CANDIDATES})
      UNION ALL
      (SELECT word FROM search_word ORDER BY word <->> typed.word LIMIT ${CANDIDATES})
    ) AS candidate (word) ORDER BY 1`.execute(query())
  return rows.map(({ word }) => word)
}

type HitRow = Record<ProductType, number> & (ProductRow | { id: null })

/**
 * Titles with every word, in one of its alternatives. A common word makes many hits: they are read once for the page and
 * the count alike, and only in the columns that rank them.
 */
async function listTitles(
  key: string,
  words: readonly string[][],
  { page, pageSize, sort }: Paging,
): Promise<TitleList> {
  const order = orders[sort ?? 'default']
  const hits = query()
    .selectFrom('product')
    .select(order.map(([column]) => column))
    .select(({ ref }) => [
      'productType',
      sql<number>`CASE
        WHEN ${ref('searchTitle')} = ${key} THEN 0
        WHEN starts_with(${ref('searchTitle')}, ${key}) THEN 1
        WHEN position(${key} IN ${ref('searchTitle')}) > 0 THEN 2
        ELSE 3
      END`.as('closeness'),
    ])
    .where(({ and, not, ref }) =>
      and([
        not('inArchive'),
        ...words.map(
          (alternatives) =>
            sql<SqlBool>`${ref('searchTitle')} LIKE ANY(${alternatives.map(likeContaining)}::text[])`,
        ),
      ]),
    )
  const inOrder = order.map(([column, direction]) => sql`${sql.ref(column)} ${sql.raw(direction)}`)
  const counts = productTypes.map(
    (type) => sql`count(*) FILTER (WHERE product_type = ${sql.lit(type)}) AS ${sql.ref(type)}`,
  )
  const { rows } = await sql<HitRow>`
    WITH hit AS MATERIALIZED ${hits}, page AS (
      SELECT id, row_number() OVER () AS place FROM (
        SELECT id FROM hit ORDER BY ${sql.join(sort ? inOrder : [sql.ref('closeness'), ...inOrder])}
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      ) AS best
    )
    SELECT total.*, listed.*
    FROM (SELECT ${sql.join(counts)} FROM hit) AS total LEFT JOIN (
      SELECT place, ${sql.join(columnsOfProduct.map((column) => sql.ref(column)))}
      FROM page JOIN product USING (id)
    ) AS listed ON true
    ORDER BY place`.execute(query())
  const products = rows.flatMap((row) => (row.id === null ? [] : [toProduct(row)]))
  const totals = Object.fromEntries(productTypes.map((type) => [type, rows[0]?.[type] ?? 0]))
  return { products, total: Object.values(totals).reduce((sum, each) => sum + each, 0), totals }
}
