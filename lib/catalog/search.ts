import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import type { ProductList } from './queries'
import { type ProductRow, productColumns, toProduct } from './rows'

const { sql, join } = Prisma

/** Longer questions say nothing more about a title of at most 200 characters. */
const LONGEST = 200
/** Below this a title is not what a slip of the finger meant (pg_trgm's word similarity, 0 to 1). */
const SLIP = 0.5

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Products on sale whose title holds every word of the question, best match first: the whole title, its beginning,
 * the words together, the words apart. Case, diacritics and look-alike Cyrillic letters do not matter. When no title
 * holds them all, those that nearly do.
 */
export async function searchTitles(
  question: string,
  paging: { page: number; pageSize: number },
): Promise<ProductList> {
  // PostgreSQL's text has no NUL, and neither has a title
  if (question.includes('\0')) return { products: [], total: 0 }
  const [asked] = await db().$queryRaw<{ key: string }[]>`
    SELECT search_key(${question.slice(0, LONGEST)}) AS key`
  const key = asked?.key.trim() ?? ''
  if (!key) return { products: [], total: 0 }

  const words = key.split(' ').map((word) => sql`search_title LIKE ${like(word)}`)
  const found = await ranked(key, join(words, ' AND '), paging)
  return found.total > 0 ? found : ranked(key, sql`word_similarity(${key}, search_title) > ${SLIP}`, paging)
}

async function ranked(
  key: string,
  condition: Prisma.Sql,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ProductList> {
  const where = sql`NOT in_archive AND ${condition}`
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product WHERE ${where}
      ORDER BY CASE
          WHEN search_title = ${key} THEN 0
          WHEN starts_with(search_title, ${key}) THEN 1
          WHEN position(${key} IN search_title) > 0 THEN 2
          ELSE 3
        END,
        word_similarity(${key}, search_title) DESC, sold_out, price_grosze, id
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM product WHERE ${where}`,
  ])
  return { products: rows.map(toProduct), total: counted[0]?.total ?? 0 }
}
