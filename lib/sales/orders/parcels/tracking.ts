import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { consume } from '@/lib/platform/limits/service'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import {
  type DeliveryType,
  deliveryCountsFrom,
  isCaller,
  isOrderId,
  isUnderway,
  type OrderStatus,
  typedOrderId,
} from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import type { Parcel } from './rules'
import { OrderLookup, type TrackOrder } from './schema'

/** The ends of addresses of pages about no order: one that was not found, and one that was not looked for. */
export const UNKNOWN_KEY = 'unknown'
export const LIMITED_KEY = 'limited'
/** The end of the address that PayPal's page leads back to: a cookie has the order's key. */
export const BACK_KEY = 'back'

/** What anybody may see who knows an order's number and e-mail: nothing about persons, addresses, goods or prices. */
export type TrackedOrder = {
  id: string
  orderDate: string
  status: OrderStatus
  /** When the order got its status. */
  statusSince: string
  /** How and when it comes; the day is that from which the time of delivery counts, null while it waits for its money. */
  delivery: { typeOfDelivery: DeliveryType; country: string; from: string | null; isUnderway: boolean }
  parcels: Parcel[]
  /** Only at the order's own address, which its buyer has from a mail. */
  own: Order | null
}

/**
 * The key of an order's tracking page, for its number and the e-mail in it. An unknown number and a wrong e-mail get the
 * same answer from the same statement, and count the same. What no order can have is neither looked for nor counted.
 *
 * @throws ShopError too_many_requests
 */
export async function findTrackingKey(
  track: Pick<TrackOrder, 'orderId' | 'email'>,
  headers: Headers,
): Promise<string> {
  if (!OrderLookup.safeParse(track).success) return UNKNOWN_KEY
  const id = typedOrderId(track.orderId)
  const visitor = `visitor:${clientAddress(headers)}`
  // counted by visitor too, or a stranger who knows the number would keep its buyer away
  await consume(['orderLookups', visitor], ['emailsTried', `order:${id} ${visitor}`])
  const order = await query()
    .selectFrom('shopOrder')
    .select('id')
    .where('id', '=', id)
    .where(({ ref }) => sql<boolean>`lower(${ref('email')}) = ${track.email.trim().toLowerCase()}`)
    .executeTakeFirst()
  return order ? sealedKey(TRACKING, order.id) : UNKNOWN_KEY
}

/**
 * The key of a tracking page. Where PayPal's page led back to, it is the one that a cookie kept, unless another order has
 * been paid since in another tab.
 */
export const keyOfPage = (given: string, kept: string | null, orderId: unknown): string =>
  given === BACK_KEY && kept !== null && openSealedKey(OWN_ORDER, kept) === orderId ? kept : given

/** The order of a tracking page; null for a key that the shop did not make. */
export async function trackedOrder(key: string): Promise<TrackedOrder | null> {
  const own = await ownOrder(key)
  const id = own?.id ?? openSealedKey(TRACKING, key)
  if (id === null || !isOrderId(id)) return null
  const order = own ?? (await getOrder(id, theShop))
  const { orderDate, status, parcels, typeOfDelivery, country } = order
  const last = await query()
    .selectFrom('orderStatusChange')
    .select('changedAt')
    .where('orderId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    id,
    orderDate,
    status,
    statusSince: last?.changedAt.toISOString() ?? orderDate,
    delivery: { typeOfDelivery, country, from: deliveryCountsFrom(order), isUnderway: isUnderway(order) },
    parcels,
    own,
  }
}

/** The order's own address, for mails to its buyer: it opens the order's papers, and nothing of another order. */
export const ownOrderPath = (orderId: string): string => `/track/${sealedKey(OWN_ORDER, orderId)}`

/** The same where the buyer has no account to read the order in; null for all others. */
export const pathWithoutAccount = ({
  id,
  userId,
  isWithoutAccount,
}: Pick<Order, 'id' | 'userId' | 'isWithoutAccount'>): string | null =>
  isWithoutAccount || isCaller(userId) ? ownOrderPath(id) : null

/** The order of its own address; null for a key that the shop did not make, and once nothing can be asked of the order. */
export async function ownOrder(key: string, now = Date.now()): Promise<Order | null> {
  const id = openSealedKey(OWN_ORDER, key)
  if (id === null || !isOrderId(id)) return null
  const order = await getOrder(id, theShop)
  return Date.parse(order.orderDate) + OWN_DAYS * 86_400_000 > now ? order : null
}

const TRACKING = 'tracking of'
const OWN_ORDER = 'own order'
/** Complaints end two years after the delivery, and are answered within two weeks. */
const OWN_DAYS = 2 * 366 + 60
