import 'server-only'
import { expireTags } from '@/lib/platform/cache/cache'
import { rowOf, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { changeStatus } from '@/lib/sales/order-desk/update.service'
import { isForPacking } from '@/lib/sales/orders/packing'
import { type ParcelEntry, parcelText } from '@/lib/sales/orders/parcels/rules'
import { getOrder, seesAll, theShop } from '@/lib/sales/orders/queries'
import { deliveryKinds } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { SaveParcels } from './schema'

const isSameParcel = (one: ParcelEntry, other: ParcelEntry) =>
  one.carrier === other.carrier && one.carrierName === other.carrierName && one.number === other.number

/**
 * Replaces the parcels of an order; the same ones stay. With `sentFrom` the order becomes Sent in the same
 * transaction. The buyer of an order that is Sent already gets one mail about new and corrected parcels, unless
 * `notify` is 'no'.
 * @throws ShopError order.not_found, also for who only packs and has nothing to do with it; order.changed when its
 *   parcels or its status are no longer those that were seen; order.no_parcels for one that is picked up
 */
export async function saveParcels(save: SaveParcels, admin: ShopUser): Promise<Order> {
  const { orderId, parcels, expectedIds, sentFrom, notify } = save
  const { order, tags } = await transaction(async (tx) => {
    // locked: of two administrators who save at once, the second one gets order.changed
    await tx.selectFrom('shopOrder').select('id').where('id', '=', orderId).forUpdate().execute()
    const before = await getOrder(orderId, theShop, tx)
    if (!seesAll('orders', admin) && !isForPacking(before)) throw new ShopError('order.not_found')
    const ids = before.parcels.map(({ id }) => id)
    if (ids.length !== expectedIds.length || !ids.every((id) => expectedIds.includes(id)))
      throw new ShopError('order.changed')
    const removed = before.parcels.filter((old) => !parcels.some((parcel) => isSameParcel(old, parcel)))
    const added = parcels.filter((parcel) => !before.parcels.some((old) => isSameParcel(old, parcel)))
    if (added.length > 0 && deliveryKinds[before.typeOfDelivery].isHandedOverHere)
      throw new ShopError('order.no_parcels')
    const removedIds = removed.map(({ id }) => id)
    if (removedIds.length > 0) await tx.deleteFrom('parcel').where('id', 'in', removedIds).execute()
    const parcelIds = await insertParcels(tx, orderId, added, admin)
    await recordChange(tx, admin, {
      action: 'order.parcels',
      subject: { type: 'order', id: orderId },
      before: { parcels: before.parcels.map(parcelText) },
      after: { parcels: (await getOrder(orderId, theShop, tx)).parcels.map(parcelText) },
    })
    if (before.status === 'Sent' && notify !== 'no' && parcelIds.length > 0)
      await tell(tx, 'order.parcels_changed', Math.max(...parcelIds), { orderId, parcelIds })
    const tags = sentFrom
      ? await changeStatus(tx, { orderId, status: 'Sent', expectedStatus: sentFrom, notify }, admin)
      : []
    return { order: await getOrder(orderId, theShop, tx), tags }
  })
  if (tags.length > 0) expireTags(tags)
  return order
}

async function insertParcels(
  tx: Transaction,
  orderId: string,
  parcels: ParcelEntry[],
  { uid }: ShopUser,
): Promise<number[]> {
  if (parcels.length === 0) return []
  const values = parcels.map((parcel) => ({ ...rowOf('parcel', parcel), orderId, notedBy: uid }))
  const rows = await tx.insertInto('parcel').values(values).returning('id').execute()
  return rows.map(({ id }) => id)
}
