import 'server-only'
import type { Updateable } from 'kysely'
import type { AppConfig } from 'next-intl'
import { columnsOf, columnsOfStatus } from '@/lib/catalog/product/columns'
import { ownPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import { missingForSale } from '@/lib/catalog/product/needed-for-sale'
import { getStaffProduct } from '@/lib/catalog/product/queries'
import { columnsForStaff, selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { EditedProduct, Product, ProductStatus, StaffProduct } from '@/lib/catalog/product/schema'
import { setStock } from '@/lib/catalog/stock/service'
import { freePictures, keepPictures } from '@/lib/media/uploads/picture-use.service'
import { expireTags } from '@/lib/platform/cache/cache'
import { isUniqueViolation } from '@/lib/platform/database/outage'
import { now, rowOf, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { changedFields } from '@/lib/shop/audit/rules'
import { recordChange } from '@/lib/shop/audit/service'
import { factsOf, replacedPictures, tagsOfChange, versionOf, withVersion } from './changes'
import { entryOf, firstStatus, type NewProduct, type ProductEntry } from './entry'
import type { StockAdjustment } from './stock-adjustment'

/** A product as a transaction changed it, and the cache tags to expire after the commit. */
export type Written = { product: StaffProduct; tags: string[] }

/** Makes one change in a transaction of its own, and expires its cache tags after the commit. */
export async function writeAndExpire(work: (tx: Transaction) => Promise<Written>): Promise<StaffProduct> {
  const { product, tags } = await transaction(work)
  expireTags(tags)
  return product
}

async function writeProduct(work: (tx: Transaction) => Promise<Written>): Promise<StaffProduct> {
  try {
    return await writeAndExpire(work)
  } catch (error) {
    // the stock number is the only unique column beside the id
    if (isUniqueViolation(error)) throw new ShopError('invalid', [{ path: 'sku', code: 'sku_taken' }])
    throw error
  }
}

/** @throws ShopError product.not_found */
export async function editedProduct(id: number): Promise<EditedProduct> {
  const product = await getStaffProduct(id)
  if (!product) throw new ShopError('product.not_found')
  return withVersion(product)
}

/** Lists, finders and search show it only if its status is onSale. */
export const createProduct = (entry: NewProduct, admin: ShopUser): Promise<StaffProduct> =>
  writeProduct((tx) => createProductIn(tx, entry, admin))

/**
 * With a `version`, only if the product has not changed since the editor read it; sales do not count.
 * @throws ShopError product.not_found, product.changed, product.promotion_running, invalid
 */
export const updateProduct = (id: number, entry: ProductEntry, admin: ShopUser, version?: string) =>
  writeProduct((tx) => updateProductIn(tx, id, entry, admin, version))

/** Removes a product from lists, finders, search and sitemap. Its page stays, for the customers who bought it. */
export const archiveProduct = (id: number, admin: ShopUser): Promise<StaffProduct> =>
  writeProduct((tx) => setStatusIn(tx, id, 'archived', admin))

export const restoreProduct = (id: number, admin: ShopUser): Promise<StaffProduct> =>
  writeProduct((tx) => setStatusIn(tx, id, 'onSale', admin))

export async function createProductIn(tx: Transaction, entry: NewProduct, admin: ShopUser): Promise<Written> {
  const { id } = await tx
    .insertInto('product')
    .values({
      ...rowOf('product', columnsOf(entry)),
      productType: entry.productType,
      quantityInStock: entry.quantityInStock,
      ...columnsOfStatus(firstStatus(entry)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await setColumns(tx, id, await savePictures(tx, id, entry))
  return recordEdit(tx, null, product, admin, 'product.create')
}

export async function updateProductIn(
  tx: Transaction,
  id: number,
  entry: ProductEntry,
  admin: ShopUser,
  version?: string,
): Promise<Written> {
  const before = await lockProduct(tx, id)
  if (before.productType !== entry.productType)
    throw new ShopError('invalid', [{ path: 'productType', code: 'unknown_value' }])
  if (version !== undefined && version !== versionOf(before)) throw new ShopError('product.changed')
  const columns = columnsOf({ ...entry, ...(await savePictures(tx, id, entry)) })
  // saving without a change leaves no record and does not notify search engines
  if (changedFields(columnsOf(entryOf(before)), columns) === null) return { product: before, tags: [] }
  if (before.status === 'onSale') refuseUnlessComplete(entry)
  if (before.promotionUntil && entry.priceGrosze !== before.priceGrosze)
    throw new ShopError('product.promotion_running')
  const after = await setColumns(tx, id, columns)
  await freePictures(tx, replacedPictures(before, after))
  return recordEdit(tx, before, after, admin, 'product.edit')
}

/** @throws ShopError invalid for a product that is to be sold without its EU label, its maker or its approval */
function refuseUnlessComplete(product: StaffProduct | ProductEntry): void {
  const missing = missingForSale(product)
  if (missing.length > 0) throw new ShopError('invalid', missing)
}

export async function setStatusIn(tx: Transaction, id: number, status: ProductStatus, admin: ShopUser) {
  const before = await lockProduct(tx, id)
  if (before.status === status) return { product: before, tags: [] }
  if (status === 'onSale') refuseUnlessComplete(before)
  const after = await setColumns(tx, id, columnsOfStatus(status))
  return recordEdit(tx, before, after, admin, status === 'onSale' ? 'product.restore' : 'product.archive')
}

/** @throws ShopError product.not_found, product.changed for another price than was seen, product.promotion_running */
export async function setPriceIn(
  tx: Transaction,
  id: number,
  { seenGrosze, grosze }: { seenGrosze: number; grosze: number },
  admin: ShopUser,
): Promise<Written> {
  const before = await lockProduct(tx, id)
  if (before.priceGrosze !== seenGrosze) throw new ShopError('product.changed')
  if (grosze === seenGrosze) return { product: before, tags: [] }
  if (before.promotionUntil) throw new ShopError('product.promotion_running')
  return recordEdit(tx, before, await setColumns(tx, id, { priceGrosze: grosze }), admin, 'product.edit')
}

type ProductAction = `product.${keyof AppConfig['Messages']['audit']['actions']['product']}`

export async function recordEdit(
  tx: Transaction,
  before: StaffProduct | null,
  product: StaffProduct,
  admin: Pick<ShopUser, 'uid' | 'name'>,
  action: ProductAction,
): Promise<Written> {
  await recordChange(tx, admin, {
    action,
    subject: { type: 'product', id: product.id },
    before: before && factsOf(before),
    after: factsOf(product),
  })
  return { product, tags: tagsOfChange(before, product) }
}

/** To `delete` it also keeps out rows that refer to it. @throws ShopError product.not_found */
export async function lockProduct(tx: Transaction, id: number, to: 'change' | 'delete' = 'change') {
  const select = selectForStaff(tx).where('id', '=', id)
  const row = await (to === 'delete' ? select.forUpdate() : select.forNoKeyUpdate()).executeTakeFirst()
  if (!row) throw new ShopError('product.not_found')
  return toStaffProduct(row)
}

export async function setColumns(tx: Transaction, id: number, columns: Updateable<Tables['product']>) {
  const row = await tx
    .updateTable('product')
    .set({ ...columns, updatedAt: now })
    .where('id', '=', id)
    .returning(columnsForStaff)
    .executeTakeFirstOrThrow()
  return toStaffProduct(row)
}

/** Uploaded ones are marked as used. @throws ShopError invalid for an uploaded picture that no longer exists */
async function savePictures(tx: Transaction, id: number, entry: ProductEntry) {
  const pictures = ownPictures(id, entry)
  const { url, urls } = pictures
  const missing = new Set(await keepPictures(tx, [url, ...urls]))
  if (missing.size === 0) return pictures
  const paths = [
    ...(missing.has(url) ? ['url'] : []),
    ...urls.flatMap((each, index) => (missing.has(each) ? [`urls.${index}`] : [])),
  ]
  throw new ShopError(
    'invalid',
    paths.map((path) => ({ path, code: 'picture_missing' })),
  )
}

type Adjustment = Omit<StockAdjustment, 'reason'> & { reason: StockAdjustment['reason'] | 'import' }

/** @throws ShopError product.not_found, product.stock_too_low when it would fall below zero */
export const adjustStock = (id: number, adjustment: StockAdjustment, admin: ShopUser): Promise<Product> =>
  writeAndExpire((tx) => adjustStockIn(tx, id, adjustment, admin))

export async function adjustStockIn(
  tx: Transaction,
  id: number,
  { delta, counted, reason, note }: Adjustment,
  admin: ShopUser,
): Promise<Written> {
  const before = await lockProduct(tx, id)
  const stock = before.quantityInStock
  const after = counted ?? stock + (delta ?? 0)
  if (after < 0) throw new ShopError('product.stock_too_low')
  if (after > 1_000_000) throw new ShopError('invalid', [{ path: 'delta', code: 'out_of_range' }])
  if (after === stock) return { product: before, tags: [] }
  await setStock(tx, id, after)
  await tx
    .insertInto('stockChange')
    .values({
      productId: id,
      delta: after - stock,
      stockAfter: after,
      reason,
      note,
      changedBy: admin.uid,
      changedByName: admin.name,
    })
    .execute()
  await recordChange(tx, admin, {
    action: 'product.stock',
    subject: { type: 'product', id },
    before: { quantityInStock: stock },
    after: { quantityInStock: after, reason, ...(note ? { note } : {}) },
  })
  const product = { ...before, quantityInStock: after }
  return { product, tags: tagsOfChange(before, product) }
}
