import 'server-only'
import { setPriceIn, setStatusIn } from '@/lib/catalog/admin/service'
import { adjustStockIn } from '@/lib/catalog/admin/stock'
import { expireTags } from '@/lib/core/cache/cache'
import type { Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { type BulkChange, changedPrice } from './rules'

/**
 * Changes all of the picked products, or none.
 *
 * @throws ShopError invalid with the code of each product that cannot be changed, under `products.<id>`
 */
export async function changeProducts(change: BulkChange, admin: ShopUser): Promise<{ changed: number }> {
  const tags = await transaction((tx) => changeAll(tx, change, admin))
  expireTags([...new Set(tags)])
  return { changed: change.products.length }
}

async function changeAll(tx: Transaction, change: BulkChange, admin: ShopUser): Promise<string[]> {
  const tags: string[] = []
  const refused: { path: string; code: ShopError['code'] }[] = []
  for (const step of stepsOf(change, admin)) {
    try {
      tags.push(...(await step.run(tx)).tags)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      refused.push({ path: `products.${step.id}`, code: error.fields[0]?.code ?? error.code })
    }
  }
  if (refused.length > 0) throw new ShopError('invalid', refused)
  return tags
}

type Step = { id: number; run: (tx: Transaction) => Promise<{ tags: string[] }> }

/** One step for each product, in id order like the locks of orders, so that the two never wait for each other crosswise. */
function stepsOf(change: BulkChange, admin: ShopUser): Step[] {
  return stepsAsPicked(change, admin).sort((one, other) => one.id - other.id)
}

function stepsAsPicked(change: BulkChange, admin: ShopUser): Step[] {
  switch (change.action) {
    case 'price':
      return change.products.map(({ id, priceGrosze }) => ({
        id,
        run: (tx) => {
          const grosze = changedPrice(priceGrosze, change.change)
          if (grosze === null) throw new ShopError('out_of_range')
          return setPriceIn(tx, id, { seenGrosze: priceGrosze, grosze }, admin)
        },
      }))
    case 'stock':
      return change.products.map(({ id }) => ({
        id,
        run: (tx) => adjustStockIn(tx, id, change.adjustment, admin),
      }))
    default:
      return change.products.map(({ id }) => ({
        id,
        run: (tx) => setStatusIn(tx, id, change.action === 'archive' ? 'archived' : 'onSale', admin),
      }))
  }
}
