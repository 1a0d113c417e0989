import 'server-only'
import type { Product } from '@/lib/catalog/product/schema'
import { setStock } from '@/lib/catalog/stock/service'
import type { Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { tagsOfChange } from './changes'
import { lockProduct, type Written, writeAndExpire } from './service'
import type { StockAdjustment } from './stock-adjustment'

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
