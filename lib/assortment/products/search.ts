import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { toGtin } from '@/lib/catalog/product/numbers'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import type { Product } from '@/lib/catalog/product/schema'
import { likeContaining } from '@/lib/platform/database/like'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { withVehicleFits } from '@/lib/storefront/results/car/vehicle'
import { facetsCondition, singlesCondition } from '@/lib/storefront/results/conditions'
import { listsAsked } from '@/lib/storefront/search/reading/answer'
import { asksForGoods } from '@/lib/storefront/search/reading/query-of-parts'
import { isRead } from '@/lib/storefront/search/reading/read'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'

// How the staff finds products of any status: words of the title, SKU, EAN, id, and sizes without their signs.

const product = expressionBuilder<Tables, 'product'>()

/** The words and numbers of a product, whose trigrams have an index. */
const staffKey = sql.ref('key')

/** Shorter runs of letters and digits would join words that have nothing to do with each other. */
const LEAST_JOINED = 6
/** A scanner reads the zeros that a shorter code of the same number is stored without. */
const LEAST_CODE = 12

/** So few letters stand in many words: they are looked for as a word, A/T as well as AT. */
const SHORT_WORD = /^\p{L}{1,2}$/u

const joined = (text: string) => text.replace(/(?<=\d)x(?=\d)|[^\p{L}\d]/gu, '')

function keyVariants(word: string): string[] {
  const isCode = /^\d+$/.test(word) && word.length >= LEAST_CODE
  return [...new Set([word, joined(word), ...(isCode ? [word.replace(/^0+/, '')] : [])])].filter(Boolean)
}

/** Whether the key has a text: anywhere in it, or as a word of its own where the text is a short one. */
function holdsText(text: string): Expression<SqlBool> {
  if (!SHORT_WORD.test(text)) return sql<SqlBool>`${staffKey} LIKE ${likeContaining(text)}`
  const pattern = `(^|[[:space:][:punct:]])${[...text].join('[/-]?')}($|[[:space:][:punct:]])`
  return sql<SqlBool>`${staffKey} ~ ${pattern}`
}

/** Products of any status that a search finds, and that of an id; `table` is the name of the products in the statement. */
export async function foundByStaff(search: string, table = 'product', id?: number) {
  const { key } = await query()
    .selectNoFrom(sql<string>`search_key(${search})`.as('key'))
    .executeTakeFirstOrThrow()
  const holds = (texts: string[]) => product.or(texts.map(holdsText))
  const words = key.split(' ').filter((word) => joined(word) !== '')
  if (words.length === 0) return product.lit(false)
  const ways: Expression<SqlBool>[] = [product.and(words.map((word) => holds(keyVariants(word))))]
  const together = joined(key)
  if (words.length > 1 && together.length >= LEAST_JOINED) ways.push(holds(keyVariants(together)))
  if (id !== undefined) ways.push(sql<SqlBool>`product_id = ${id}`)
  return sql<SqlBool>`${sql.ref(`${table}.id`)} IN (
    SELECT product_id FROM staff_key WHERE ${product.or(ways)})`
}

/** Read as the shop reads its visitors' questions; undefined where a word of it is not understood. */
async function meantByStaff(search: string): Promise<Expression<SqlBool> | undefined> {
  const reading = await readQuestion(search, await loadVocabulary())
  if (!asksForGoods(reading) || !isRead(reading)) return undefined
  const lists = await withVehicleFits(listsAsked(reading).map(({ query }) => query))
  return product.or(lists.map((list) => product.and([singlesCondition(list), facetsCondition(list)])))
}

/** Products of any status that a search of the staff finds: by its words or as an id, else by what it means. */
export async function searchCondition(search: string): Promise<Expression<SqlBool>> {
  const found = await foundByStaff(search, 'product', idIn(search))
  const any = await query().selectFrom('product').select('id').where(found).limit(1).executeTakeFirst()
  return any ? found : ((await meantByStaff(search)) ?? found)
}

/** The id that a search names: `#12`, or any number that can be one. */
export const idIn = (search: string): number | undefined =>
  /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : undefined

/** The product of any status with exactly this SKU or bar code; null where none or several have it. */
export async function productNumbered(number: string): Promise<Product | null> {
  const ids = () => query().selectFrom('product').select('id')
  const bySku = ids().where(({ ref }) => sql<SqlBool>`upper(${ref('sku')}) = upper(${number.trim()})`)
  const gtin = toGtin(number)
  const numbered = gtin
    ? bySku.union(ids().where(({ ref }) => sql<SqlBool>`lpad(${ref('ean')}, 14, '0') = ${gtin}`))
    : bySku
  const [first, second] = await selectProducts().where('id', 'in', numbered).limit(2).execute()
  return first && !second ? toProduct(first) : null
}
