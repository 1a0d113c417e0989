import 'server-only'
import { productPath } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { newsPath } from '@/lib/news/rules'
import { IDS_PER_FILE, idsOf, type ListedKind, type SitemapPage } from './sitemap'

/** Number of rows per read. */
const ROWS = 1_000

export type FileRow = { number: number; changed: Date }

/**
 * The sitemap files that have pages, with the newest change in each. Only products on sale, because the pages of
 * archived products are hidden from search engines. Reads the whole catalog.
 */
export async function sitemapFiles(): Promise<Record<ListedKind, FileRow[]>> {
  const [products, news] = await Promise.all([
    db().$queryRaw<FileRow[]>`
      SELECT (id - 1) / ${IDS_PER_FILE}::int + 1 AS number, max(updated_at) AS changed
      FROM product WHERE NOT in_archive GROUP BY 1 ORDER BY 1`,
    db().$queryRaw<FileRow[]>`
      SELECT (id - 1) / ${IDS_PER_FILE}::int + 1 AS number, max(greatest(created_date, edited_at)) AS changed
      FROM news WHERE published AND created_date <= now() GROUP BY 1 ORDER BY 1`,
  ])
  return { products, news }
}

/**
 * The pages of one file in batches, by id, so that concurrent writes neither repeat nor hide a page.
 *
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
  const rows = await db().$queryRaw<{ id: number; productType: ProductType; changed: Date }[]>`
    SELECT id, product_type::text AS "productType", updated_at AS changed FROM product
    WHERE id > ${above} AND id <= ${upTo} AND NOT in_archive ORDER BY id LIMIT ${ROWS}`
  return rows.map(({ changed, ...product }) => ({ id: product.id, path: productPath(product), changed }))
}

async function newsRows(above: number, upTo: number) {
  const rows = await db().$queryRaw<{ id: number; changed: Date }[]>`
    SELECT id, greatest(created_date, edited_at) AS changed FROM news
    WHERE id > ${above} AND id <= ${upTo} AND published AND created_date <= now() ORDER BY id LIMIT ${ROWS}`
  return rows.map(({ id, changed }) => ({ id, path: newsPath(id), changed }))
}
