import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { productTag } from '@/lib/catalog/product/tags'
import { expireTags } from '@/lib/core/cache/cache'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { freePictures } from '@/lib/media/uploads/uploaded'
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
    await freePictures(tx, [product.url, ...product.urls])
    await recordChange(tx, admin, {
      action: 'product.delete',
      subject: { type: 'product', id },
      before: factsOf(product),
      after: null,
    })
  })
  expireTags([productTag(id)])
}
