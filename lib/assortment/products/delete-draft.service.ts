import 'server-only'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import { productTag } from '@/lib/catalog/product/tags'
import { freePictures } from '@/lib/media/uploads/uploaded.service'
import { expireTags } from '@/lib/platform/cache/cache'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import type { DraftsToDelete, KeptProduct } from './bulk/rules'
import { lockList } from './bulk/whole-list'
import { factsOf } from './changes'
import { lockProduct } from './service'

/**
 * Deletes a draft that nobody has ordered, with its prices, its stock record, and its lines in carts.
 *
 * @throws ShopError product.not_found, product.not_draft, product.ordered
 */
export async function deleteDraft(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const product = await lockProduct(tx, id, 'delete')
    await deleteDraftIn(tx, product, admin)
    await freePictures(tx, picturesOf(product))
  })
  expireTags([productTag(id)])
}

/**
 * Deletes the drafts among the picked products, or of a whole list, and answers which products stay and why: those that
 * are no drafts, or were ordered. One that is gone already counts as neither.
 *
 * @throws ShopError product.list_changed when a whole list is no longer what was seen
 */
export async function deleteDrafts(
  { products, list }: DraftsToDelete,
  admin: ShopUser,
): Promise<{ deleted: number; kept: KeptProduct[] }> {
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
