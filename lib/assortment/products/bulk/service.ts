import 'server-only'
import { factsOf } from '@/lib/assortment/products/changes'
import {
  adjustStockIn,
  lockProduct,
  setPriceIn,
  setStatusIn,
  type Written,
} from '@/lib/assortment/products/service'
import type { ProductStatus, StaffProduct } from '@/lib/catalog/product/schema'
import { productTag } from '@/lib/catalog/product/tags'
import { freePictures } from '@/lib/media/uploads/picture-use.service'
import { expireTags } from '@/lib/platform/cache/cache'
import { now, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { lockList } from './queries'
import {
  type BulkAction,
  type BulkChange,
  type BulkItem,
  changedPrice,
  type DraftsToDelete,
  type KeptProduct,
} from './rules'

/**
 * Changes all of the products, or none.
 * @throws ShopError invalid with the code of each product, under `products.<id>`; product.list_changed
 */
export async function changeProducts(change: BulkChange, admin: ShopUser): Promise<{ changed: number }> {
  const { count, tags } = await transaction(async (tx) => {
    const products: Picked[] = change.list ? await lockList(tx, change.list) : (change.products ?? [])
    // in id order like the locks of orders, so that the two never wait for each other crosswise
    const ordered = products.toSorted((one, other) => one.id - other.id)
    const { items, tags } = await changeAll(tx, ordered, change, admin)
    await tx
      .insertInto('bulkChange')
      .values({
        action: change.action,
        items: JSON.stringify(items),
        changedBy: admin.uid,
        changedByName: admin.name,
      })
      .execute()
    return { count: ordered.length, tags }
  })
  expireTags([...new Set(tags)])
  return { changed: count }
}

/** A product of the change; with the price that the administrator saw, where prices change. */
type Picked = { id: number; priceGrosze?: number }

async function changeAll(tx: Transaction, products: readonly Picked[], change: BulkChange, admin: ShopUser) {
  const items: BulkItem[] = []
  const tags: string[] = []
  const refused: { path: string; code: ShopError['code'] }[] = []
  for (const picked of products) {
    try {
      const before = await lockProduct(tx, picked.id)
      const written = await changeOne(tx, picked, change, admin)
      const item = {
        id: picked.id,
        before: read[change.action](before),
        after: read[change.action](written.product),
      }
      if (item.before !== item.after) items.push(item)
      tags.push(...written.tags)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      refused.push({ path: `products.${picked.id}`, code: error.fields[0]?.code ?? error.code })
    }
  }
  if (refused.length > 0) throw new ShopError('invalid', refused)
  return { items, tags }
}

const read = {
  price: ({ priceGrosze }) => priceGrosze,
  stock: ({ quantityInStock }) => quantityInStock,
  archive: ({ status }) => status,
  restore: ({ status }) => status,
} as const satisfies Record<BulkAction, (product: StaffProduct) => number | string>

async function changeOne(
  tx: Transaction,
  { id, priceGrosze = 0 }: Picked,
  change: BulkChange,
  admin: ShopUser,
): Promise<Written> {
  if (change.action === 'stock') return adjustStockIn(tx, id, change.adjustment, admin)
  if (change.action !== 'price')
    return setStatusIn(tx, id, change.action === 'archive' ? 'archived' : 'onSale', admin)
  const grosze = changedPrice(priceGrosze, change.change)
  if (grosze === null) throw new ShopError('out_of_range')
  return setPriceIn(tx, id, { seenGrosze: priceGrosze, grosze }, admin)
}

/**
 * Once. A product that changed since stays as it is, and so does a stock with too few pieces; sold pieces stay sold.
 * @throws ShopError not_found, product.already_undone
 */
export async function undoBulkChange(
  id: number,
  admin: ShopUser,
): Promise<{ undone: number; kept: { id: number; title: string }[] }> {
  const { tags, ...answer } = await transaction(async (tx) => {
    const change = await tx
      .selectFrom('bulkChange')
      .selectAll()
      .$narrowType<{ action: BulkAction; items: BulkItem[] }>()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!change) throw new ShopError('not_found')
    if (change.undoneAt) throw new ShopError('product.already_undone')
    await tx.updateTable('bulkChange').set({ undoneAt: now }).where('id', '=', id).execute()
    return undoAll(tx, change, admin)
  })
  expireTags([...new Set(tags)])
  return answer
}

async function undoAll(
  tx: Transaction,
  { action, items }: { action: BulkAction; items: BulkItem[] },
  admin: ShopUser,
) {
  const tags: string[] = []
  const kept: { id: number; title: string }[] = []
  for (const item of items) {
    const product = await lockProduct(tx, item.id).catch(ignoreGone)
    // a draft that was deleted since has nothing to undo
    if (!product) continue
    try {
      tags.push(...(await undoOne(tx, product, action, item, admin)).tags)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      kept.push({ id: item.id, title: product.title })
    }
  }
  return { undone: items.length - kept.length, kept, tags }
}

async function undoOne(
  tx: Transaction,
  product: StaffProduct,
  action: BulkAction,
  { id, before, after }: BulkItem,
  admin: ShopUser,
): Promise<Written> {
  if (action === 'stock')
    return adjustStockIn(
      tx,
      id,
      { reason: 'correction', note: '', delta: Number(before) - Number(after) },
      admin,
    )
  if (read[action](product) !== after) throw new ShopError('product.changed')
  if (action === 'price')
    return setPriceIn(tx, id, { seenGrosze: Number(after), grosze: Number(before) }, admin)
  return setStatusIn(tx, id, before as ProductStatus, admin)
}

/** With its prices, stock record and cart lines. @throws ShopError product.not_found, product.not_draft, product.ordered */
export async function deleteDraft(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const product = await lockProduct(tx, id, 'delete')
    await deleteDraftIn(tx, product, admin)
    await freePictures(tx, picturesOf(product))
  })
  expireTags([productTag(id)])
}

/**
 * Answers which products stay and why: no drafts, or ordered. One that is gone already counts as neither.
 * @throws ShopError product.list_changed when a whole list is no longer what was seen
 */
export async function deleteDrafts({ products, list }: DraftsToDelete, admin: ShopUser) {
  const { deleted, kept } = await transaction(async (tx) => {
    const picked = list ? await lockList(tx, list) : (products ?? [])
    const deleted: StaffProduct[] = []
    const kept: KeptProduct[] = []
    // in id order like the locks of orders, so that the two never wait for each other crosswise
    for (const { id } of picked.toSorted((one, other) => one.id - other.id)) {
      const product = await lockProduct(tx, id, 'delete').catch(ignoreGone)
      if (!product) continue
      try {
        await deleteDraftIn(tx, product, admin)
        deleted.push(product)
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        kept.push({ id, title: product.title, code: error.code })
      }
    }
    await freePictures(tx, deleted.flatMap(picturesOf))
    return { deleted, kept }
  })
  expireTags(deleted.map(({ id }) => productTag(id)))
  return { deleted: deleted.length, kept }
}

function ignoreGone(error: unknown): null {
  if (error instanceof ShopError) return null
  throw error
}

const picturesOf = ({ url, urls }: StaffProduct): string[] => [url, ...urls]

/** Deletes a locked draft; the caller frees its pictures. It refuses before it writes anything. */
async function deleteDraftIn(tx: Transaction, product: StaffProduct, admin: ShopUser): Promise<void> {
  const { id } = product
  if (product.status !== 'draft') throw new ShopError('product.not_draft')
  // the lock keeps new lines out until the end of the transaction
  const ordered = await tx
    .selectFrom('orderLine')
    .select('id')
    .where('productId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (ordered) throw new ShopError('product.ordered')
  // from a time when it was on sale
  await tx.deleteFrom('cartItem').where('productId', '=', id).execute()
  await tx.deleteFrom('product').where('id', '=', id).execute()
  await recordChange(tx, admin, {
    action: 'product.delete',
    subject: { type: 'product', id },
    before: factsOf(product),
    after: null,
  })
}
