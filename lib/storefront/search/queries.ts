import 'server-only'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { cacheLife, cacheTag } from 'next/cache'
import { columnsOfProduct, type ProductRow, selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { type Product, type ProductType, productTypes } from '@/lib/catalog/product/schema'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { finderTag, withShownStock } from '@/lib/catalog/product/tags'
import { inOlderTitleWords, inTitleWords } from '@/lib/catalog/words/title-words'
import { likeContaining } from '@/lib/platform/database/like'
import { query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import type { Tables } from '@/lib/platform/database/tables'
import { finderCondition } from '@/lib/storefront/results/conditions'
import { orders, type ProductList } from '@/lib/storefront/results/queries'
import { tagsOfList } from '@/lib/storefront/results/tags'
import { LONGEST_QUESTION } from '@/lib/storefront/search-address'
import type { QuestionReading } from './reading/parts'
import { cachedVocabulary, readQuestion } from './reading/vocabulary'
import { correctSpelling, isCorrectable, readings } from './spelling'

/** Most title words of each kind of similarity that a misspelled word is compared with letter by letter. */
const CANDIDATES = 100
/** Most words of a question that are corrected: each costs the database tens of milliseconds in a large catalog. */
const MOST_CORRECTED = 10

/** Several products may have one bar code. */
const MOST_NUMBERED = 24
/** Most products of each type that a search ranks, counts and lists. */
const MOST_OF_TYPE = 5_000
/** Titles of the sample that shows how common words are, and the share of a type from which a word is common. */
const SAMPLE = 3_000
const COMMON = 0.02

export type FoundTitles = TitleList & {
  /** What was searched, where that is not the question itself; null where it is. */
  meant: string | null
  /** Words of the question, as they were typed, that no title has: the products are those of the others. */
  dropped: string[]
  /** The words by which lists of a type find the same products; null where there are none. */
  words: string | null
}

/** Products of all types, and how many of each there are: at most `MOST_OF_TYPE`. */
type TitleList = ProductList & {
  totals: Partial<Record<ProductType, number>>
  /** Types of which there are more than counted. */
  more: ProductType[]
}

const { and, eb, or, ref } = expressionBuilder<Tables, 'product'>()

/** The best match is first, where no other order is asked for. */
type Paging = { page: number; pageSize: number; sort?: ProductSort | undefined }

const nothing: FoundTitles = {
  products: [],
  total: 0,
  totals: {},
  more: [],
  meant: null,
  dropped: [],
  words: null,
}

/**
 * By title, best match first, without case, diacritics and look-alike Cyrillic letters: when no title holds all words, in
 * the trade words of titles, by the sound or the keys of Cyrillic, then with typos corrected. A number finds its product.
 */
export async function searchTitles(question: string, paging: Paging): Promise<FoundTitles> {
  // PostgreSQL's text has no NUL, and neither has a title
  if (question.includes('\0')) return nothing
  const numbered = await productsNumbered(question.slice(0, LONGEST_QUESTION).trim())
  if (numbered.length > 0)
    return { ...nothing, products: paging.page === 1 ? numbered : [], total: numbered.length }
  const [asWritten = '', ...others] = readings(question.slice(0, LONGEST_QUESTION))
  const keys = await searchKeys([asWritten, inTitleWords(asWritten), inOlderTitleWords(asWritten), ...others])
  for (const [index, key] of keys.entries()) {
    const words = keyWords(key).map((word) => [word])
    const list = await listTitles(key, words, paging)
    if (list.total > 0) return { ...list, meant: index > 0 ? key : null, dropped: [], words: key }
  }
  const titleWords = await similarTitleWords(
    keys.flatMap(keyWords).filter(isCorrectable).slice(0, MOST_CORRECTED),
  )
  // a reading whose every word can be corrected is meant rather than one that loses a word
  const corrections = keys
    .flatMap((key) => correctSpelling(keyWords(key), titleWords) ?? [])
    .sort((a, b) => a.dropped.length - b.dropped.length)
  for (const { words, dropped } of corrections) {
    const meant = words.map(([nearest]) => nearest).join(' ')
    const list = await listTitles(meant, words, paging)
    const isSure = words.every((alternatives) => alternatives.length === 1)
    if (list.total > 0) {
      const named = await asTyped(question.slice(0, LONGEST_QUESTION), dropped)
      return { ...list, meant, dropped: named, words: isSure ? meant : null }
    }
  }
  return nothing
}

/** Each number is looked up in its own index: for one OR in the order of the ids, PostgreSQL reads the whole table. */
async function productsNumbered(number: string): Promise<Product[]> {
  const onSale = query().selectFrom('product').select('id').where('inArchive', '=', false)
  const bySku = onSale.where(({ ref }) => sql<SqlBool>`upper(${ref('sku')}) = upper(${number})`)
  const rows = await selectProducts()
    .where('id', 'in', bySku.union(onSale.where('ean', '=', number)))
    .orderBy('id')
    .limit(MOST_NUMBERED)
    .execute()
  return rows.map(toProduct)
}

const keyWords = (key: string) => [...new Set(key.split(' '))]

const searchKeys = async (texts: string[]) => [...new Set((await searchKeyOfEach(texts)).filter(Boolean))]

/** The key of each text: a key has no marks, and Latin letters in place of the Cyrillic ones that look like them. */
async function searchKeyOfEach(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT search_key(text) AS key FROM unnest(${texts}::text[]) WITH ORDINALITY AS reading (text, place)
    ORDER BY place`.execute(query())
  return rows.map(({ key }) => key)
}

/** The dropped words as they were typed, because a key may mix Latin and Cyrillic letters; the keys if none is traced. */
async function asTyped(question: string, dropped: readonly string[]): Promise<string[]> {
  if (dropped.length === 0) return []
  const typed = question
    .split(/\s+/)
    .flatMap((word) => readings(word).map((reading) => ({ word, reading })))
    .filter(({ reading }) => reading)
  const keys = await searchKeyOfEach(typed.map(({ reading }) => reading))
  const traced = typed.filter((_, index) =>
    keyWords(keys[index] ?? '').some((word) => dropped.includes(word)),
  )
  return traced.length > 0 ? [...new Set(traced.map(({ word }) => word))] : [...dropped]
}

/** Of each word a title word that holds it, and the most similar: as a whole (`<->`) and as a part (`<->>`). */
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
 * Of each type the first `MOST_OF_TYPE` in the order of its lists. Common words are read along the index of that order until
 * there are enough, rare ones through their trigrams. A sample of the titles decides: PostgreSQL takes words for independent
 * of each other and of the type, and would read a hundred times as many rows as it expects.
 */
async function listTitles(
  key: string,
  words: readonly string[][],
  { page, pageSize, sort }: Paging,
): Promise<TitleList> {
  const order = orders[sort ?? 'default']
  const inOrder = sql.join(order.map(([column, direction]) => sql`${sql.ref(column)} ${sql.raw(direction)}`))
  const columns = sql.join(order.map(([column]) => sql.ref(column)))
  const hasWords = and(words.map(hasOneOf))
  const hits = productTypes.map((type) => {
    const onSale = finderCondition({ type, single: {} })
    const isCommon = sql`(
      SELECT count(*) FILTER (WHERE ${hasWords}) >= ${COMMON}::real * count(*) FROM sample
      WHERE product_type = ${sql.lit(type)})`
    const hit = sql`product_type, ${columns}, ${closenessTo(key)} AS closeness`
    // OFFSET 0: the order must not tempt PostgreSQL away from the trigrams
    return sql`
      (SELECT ${hit} FROM product WHERE ${onSale} AND ${isCommon} AND ${hasWords}
        ORDER BY ${inOrder} LIMIT ${MOST_OF_TYPE + 1})
      UNION ALL
      (SELECT ${hit} FROM (
        SELECT product_type, ${columns}, search_title FROM product
        WHERE ${onSale} AND NOT ${isCommon} AND ${and(words.map(isLikeOneOf))} OFFSET 0
      ) AS rare ORDER BY ${inOrder} LIMIT ${MOST_OF_TYPE + 1})`
  })
  const counts = productTypes.map(
    (type) => sql`count(*) FILTER (WHERE product_type = ${sql.lit(type)}) AS ${sql.ref(type)}`,
  )
  const { rows } = await sql<HitRow>`
    WITH sample AS MATERIALIZED (
      SELECT product_type, search_title FROM product TABLESAMPLE SYSTEM (
        least(100, ${100 * SAMPLE}::real / (SELECT greatest(reltuples, 1) FROM pg_class WHERE oid = 'product'::regclass))
      ) REPEATABLE (1) WHERE NOT in_archive
    ), hit AS MATERIALIZED (${sql.join(hits, sql` UNION ALL `)}), page AS (
      SELECT id, row_number() OVER () AS place FROM (
        SELECT id FROM hit ORDER BY ${sort ? inOrder : sql`closeness, ${inOrder}`}
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
  const found = productTypes.map((type) => ({ type, count: rows[0]?.[type] ?? 0 }))
  const totals = Object.fromEntries(found.map(({ type, count }) => [type, Math.min(count, MOST_OF_TYPE)]))
  return {
    products,
    total: Object.values(totals).reduce((sum, each) => sum + each, 0),
    totals,
    more: found.filter(({ count }) => count > MOST_OF_TYPE).map(({ type }) => type),
  }
}

const hasOneOf = (alternatives: readonly string[]) =>
  or(alternatives.map((word) => sql<SqlBool>`position(${word} IN ${ref('searchTitle')}) > 0`))

/** The same, as the index of trigrams understands it: not as LIKE ANY, whose cost PostgreSQL estimates too high. */
const isLikeOneOf = (alternatives: readonly string[]) =>
  or(alternatives.map((word) => eb('searchTitle', 'like', likeContaining(word))))

/** How near a title comes to the words: 0 the whole title, 1 its beginning, 2 the words together, 3 apart. */
const closenessTo = (key: string) => sql`CASE
  WHEN ${ref('searchTitle')} = ${key} THEN 0
  WHEN starts_with(${ref('searchTitle')}, ${key}) THEN 1
  WHEN position(${key} IN ${ref('searchTitle')}) > 0 THEN 2
  ELSE 3
END`

/** Title search: every type's products, until one of them changes that pages show. */
export async function cachedTitles(
  title: string,
  paging: { page: number; pageSize: number; sort?: ProductSort | undefined },
) {
  'use cache'
  cacheLife('hours')
  const { sort } = paging
  cacheTag(...productTypes.flatMap((type) => tagsOfList({ type, single: {}, ...(sort ? { sort } : {}) })))
  const found = await readReplica(() => searchTitles(title, paging))
  return { ...found, products: found.products.map(withShownStock) }
}

/** What a question says, until a name, a word or a title that it was read by changes. */
export async function cachedReading(question: string): Promise<QuestionReading> {
  'use cache'
  cacheLife('hours')
  cacheTag(...productTypes.map(finderTag))
  const vocabulary = await cachedVocabulary()
  return readReplica(() => readQuestion(question, vocabulary))
}
