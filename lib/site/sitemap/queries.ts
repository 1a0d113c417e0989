import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import { productPath } from '@/lib/catalog/product/rules'
import { newsPath } from '@/lib/customers/news/rules'
import { makePath } from '@/lib/fitment/vehicles/car-choice'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { now, query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'
import { IDS_PER_FILE, idsOf, type ListedKind, type SitemapPage } from './sitemap'

const ROWS = 1_000

const { fn, ref } = expressionBuilder<Tables, 'news' | 'product'>()
const fileNumber = sql<number>`(${ref('id')} - 1) / ${IDS_PER_FILE}::int + 1`.as('number')
const newsChanged = fn<Date>('greatest', ['createdDate', 'editedAt'])

export type IdFile = { number: number; changed: Date }

const listedProducts = () => query().selectFrom('product').where('inArchive', '=', false)
const shownNews = () =>
  query().selectFrom('news').where('published', '=', true).where('createdDate', '<=', now)

/** The sitemap files that have pages, with the newest change in each. Reads the whole catalog without archived products. */
export async function sitemapFiles(): Promise<Record<ListedKind, IdFile[]>> {
  const [products, news] = await Promise.all([
    listedProducts()
      .select(({ fn }) => [fileNumber, fn.max('updatedAt').as('changed')])
      .groupBy('number')
      .orderBy('number')
      .execute(),
    shownNews()
      .select(({ fn }) => [fileNumber, fn.max(newsChanged).as('changed')])
      .groupBy('number')
      .orderBy('number')
      .execute(),
  ])
  return { products, news }
}

/** The pages of makes and vehicles. A few hundred, so they stand in the file of the standing pages. */
export async function vehicleSitemapPages(): Promise<SitemapPage[]> {
  const vehicles = await listVehicles()
  const paths = vehicles.flatMap((vehicle) => [makePath(vehicle.make), vehiclePath(vehicle)])
  return [...new Set(paths)].map((path) => ({ path }))
}

/**
 * The pages of one file in batches, by id, so that concurrent writes neither repeat nor hide a page.
 * @throws ShopError not_found for a file without pages, which the index does not list
 */
export async function* sitemapPages(kind: ListedKind, number: number): AsyncGenerator<SitemapPage[]> {
  const { above, upTo } = idsOf(number)
  let last = above
  for (;;) {
    const rows = kind === 'products' ? await productRows(last, upTo) : await newsRows(last, upTo)
    const newest = rows.at(-1)
    if (!newest && last === above) throw new ShopError('not_found')
    if (!newest) return
    last = newest.id
    yield rows.map(({ path, changed }) => ({ path, changed }))
    if (rows.length < ROWS) return
  }
}

async function productRows(above: number, upTo: number) {
  const rows = await listedProducts()
    .select(['id', 'productType', 'updatedAt as changed'])
    .where('id', '>', above)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(ROWS)
    .execute()
  return rows.map((product) => ({ ...product, path: productPath(product) }))
}

async function newsRows(above: number, upTo: number) {
  const rows = await shownNews()
    .select(['id', newsChanged.as('changed')])
    .where('id', '>', above)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(ROWS)
    .execute()
  return rows.map((item) => ({ ...item, path: newsPath(item.id) }))
}
