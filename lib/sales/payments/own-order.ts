import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { ownOrder, ownOrderPath } from '@/lib/sales/orders/parcels/tracking'
import type { PayOwnOrder } from './schema'
import { openPayment } from './service'

/**
 * PayPal's page for an order, asked for at the order's own address, to which it leads back. An attempt that leads back
 * elsewhere is given up: there the buyer may not be signed in.
 *
 * @throws ShopError not_found, and what openPayment throws
 */
export async function payOwnOrder({ key, typeOfPayment }: PayOwnOrder): Promise<{ payAt: string | null }> {
  const order = await ownOrder(key)
  if (!order) throw new ShopError('not_found')
  const live = await query()
    .selectFrom('payment')
    .select('paypalOrderId')
    .where('orderId', '=', order.id)
    .where('status', '=', 'created')
    .executeTakeFirst()
  const instead = live?.paypalOrderId ?? undefined
  const wanted = { orderId: order.id, typeOfPayment, instead }
  const { payAt } = await openPayment(wanted, { uid: order.userId }, `${ownOrderPath(order.id)}?`)
  return { payAt }
}
