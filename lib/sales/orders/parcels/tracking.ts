import 'server-only'
import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '@/lib/platform/database/query'
import { formCookie } from '@/lib/platform/http/own-cookie'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { consume } from '@/lib/platform/limits/service'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { DAY_MS } from '@/lib/platform/time/durations'
import { mostCharacters, OrderLookup, type TrackOrder } from '@/lib/sales/orders/parcels/lookup'
import { getOrder, lastStatusChange, theShop } from '@/lib/sales/orders/queries'
import { deliveryCountsFrom, isCaller, isOrderId, isUnderway, typedOrderId } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'

/** The ends of addresses of pages about no order: one that was not found, and one that was not looked for. */
export const UNKNOWN_KEY = 'unknown'
export const LIMITED_KEY = 'limited'
/** The end of the address that PayPal's page leads back to: a cookie has the order's key. */
export const BACK_KEY = 'back'

/**
 * The key of an order's tracking page. An unknown number and a wrong e-mail get the same answer, and count the same.
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

/** Where PayPal's page led back to, the key that a cookie kept, unless another order was paid since in another tab. */
export const keyOfPage = (given: string, kept: string | null, orderId: unknown): string =>
  given === BACK_KEY && kept !== null && openSealedKey(OWN_ORDER, kept) === orderId ? kept : given

/**
 * Tells nothing about persons, addresses, goods or prices but in `own`, at the address that its buyer has from a mail.
 */
export async function trackedOrder(key: string) {
  const own = await ownOrder(key)
  const id = own?.id ?? openSealedKey(TRACKING, key)
  if (id === null || !isOrderId(id)) return null
  const order = own ?? (await getOrder(id, theShop))
  const { orderDate, status, parcels, typeOfDelivery, country } = order
  const last = await lastStatusChange(id)
  return {
    id,
    orderDate,
    status,
    statusSince: last?.changedAt.toISOString() ?? orderDate,
    /** `from`: the day from which the time of delivery counts, null while it waits for its money. */
    delivery: { typeOfDelivery, country, from: deliveryCountsFrom(order), isUnderway: isUnderway(order) },
    parcels,
    own,
  }
}
export type TrackedOrder = NonNullable<Awaited<ReturnType<typeof trackedOrder>>>

/** The order's own address, for mails to its buyer: it opens the order's papers, and nothing of another order. */
export const ownOrderPath = (orderId: string): string => `/track/${sealedKey(OWN_ORDER, orderId)}`

/** The same where the buyer has no account to read the order in; null for all others. */
export const pathWithoutAccount = (
  order: Pick<Order, 'id' | 'userId' | 'isWithoutAccount'>,
): string | null => (order.isWithoutAccount || isCaller(order.userId) ? ownOrderPath(order.id) : null)

/** The order of its own address; null for a key that the shop did not make, and once nothing can be asked of the order. */
export async function ownOrder(key: string, now = Date.now()): Promise<Order | null> {
  const id = openSealedKey(OWN_ORDER, key)
  if (id === null || !isOrderId(id)) return null
  const order = await getOrder(id, theShop)
  return Date.parse(order.orderDate) + OWN_DAYS * DAY_MS > now ? order : null
}

const TRACKING = 'tracking of'
const OWN_ORDER = 'own order'
/** Complaints end two years after the delivery, and are answered within two weeks. */
const OWN_DAYS = 2 * 366 + 60

const TypedLookup = z.object({ orderId: z.string(), email: z.string() })

/** Holds what found no order until it is corrected. */
export const lookupCookie = formCookie('trakt-track', 10, TypedLookup)

/** The key of the own address at which an order is being paid: the address that PayPal's page leads back to has none. */
export const payingCookie = formCookie('trakt-paying', 60, z.string())

export const typedLookup = ({ orderId, email }: TrackOrder): z.output<typeof TypedLookup> => ({
  orderId: orderId.slice(0, mostCharacters.orderId),
  email: email.slice(0, mostCharacters.email),
})
