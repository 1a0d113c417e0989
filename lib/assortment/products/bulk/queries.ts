import 'server-only'
import { createHash } from 'node:crypto'
import type { ProductsFilter } from '@/lib/assortment/products/list-query'
import { conditionOf } from '@/lib/assortment/products/queries'
import { query, type Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { DAY_MS } from '@/lib/platform/time/durations'
import { type BulkAction, MOST_OF_LIST, type WholeList } from './rules'

/** The last change of several products of this week that was not undone; null where there is none. */
export async function lastBulkChange() {
  const change = await query()
    .selectFrom('bulkChange')
    .select(['id', 'action', 'changedAt', 'changedByName', 'undoneAt'])
    .select(({ fn }) => fn<number>('jsonb_array_length', ['items']).as('products'))
    .$narrowType<{ action: BulkAction }>()
    .where('changedAt', '>', new Date(Date.now() - 7 * DAY_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return change && !change.undoneAt && change.products > 0 ? change : null
}
export type LastBulkChange = NonNullable<Awaited<ReturnType<typeof lastBulkChange>>>

type Listed = { id: number; priceGrosze: number; inArchive: boolean; isDraft: boolean }

const selectList = async (filter: ProductsFilter, on: ReturnType<typeof query> | Transaction) =>
  on
    .selectFrom('product')
    .select(['id', 'priceGrosze', 'inArchive', 'isDraft'])
    .where(await conditionOf(filter))
    .orderBy('id')
    .limit(MOST_OF_LIST + 1)

/** A hash of the products, their prices and status: an administrator decides by these. Sales do not change it. */
function listedVersion(products: readonly Listed[]): string {
  const hash = createHash('sha256')
  for (const { id, priceGrosze, inArchive, isDraft } of products)
    hash.update(`${id} ${priceGrosze} ${inArchive} ${isDraft}\n`)
  return hash.digest('base64url')
}

/** The version of everything that a filter finds; null where that is more than one change may take. */
export async function listVersion(filter: ProductsFilter): Promise<string | null> {
  const products = await (await selectList(filter, query())).execute()
  return products.length > MOST_OF_LIST ? null : listedVersion(products)
}

/** In id order as orders do. @throws ShopError product.list_changed when it is not what the administrator saw */
export async function lockList(tx: Transaction, { filter, version }: WholeList): Promise<Listed[]> {
  const products = await (await selectList(filter, tx)).forNoKeyUpdate().execute()
  if (products.length > MOST_OF_LIST || listedVersion(products) !== version)
    throw new ShopError('product.list_changed')
  return products
}
