'use client'

import { call, callPriced } from '@/lib/http/client'
import type {
  BulkResult,
  BulkUpdate,
  ChangeAddress,
  CustomerCanceled,
  MarkPaidInput,
  OrderUpdate,
} from './admin/schema'
import type { SaveParcelsInput } from './parcels/schema'
import type { PhoneOrderInput } from './placing/phone-order'
import type { Order, PlaceOrderInput } from './schema'

/** Past the server's own patience: what has not answered by then will not. */
const PATIENCE_MS = 30_000

/** The same key with the same content gives the same order, however often it is sent. */
const place = (path: string, body: PlaceOrderInput | PhoneOrderInput, key: string, context: string) =>
  callPriced<Order>(path, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(PATIENCE_MS),
    context,
  })

/** Moves the cart to an order. */
export const placeOrder = (content: PlaceOrderInput, key: string) =>
  place('/api/trakt/cart/moveToOrder', content, key, 'Failed to create order')

/** Places an order for a caller. */
export const placeByPhone = (content: PhoneOrderInput, key: string) =>
  place('/api/admin/orders/phone', content, key, 'Failed to place order by phone')

/** The order that an earlier call with this key has placed for a caller. */
export const readPlacedByPhone = (key: string) =>
  callPriced<Order>(`/api/admin/orders/phone?key=${encodeURIComponent(key)}`, {
    context: 'Failed to ask for order',
  })

/** A user's own orders, newest first. */
export const ordersOf = (userId: string) =>
  callPriced<Order[]>(`/api/tires/orders/user/${encodeURIComponent(userId)}`, {
    context: 'Error loading orders',
  })

/** One order as it is now. */
export const readOrder = (id: string) =>
  callPriced<Order>(`/api/tires/orders/${encodeURIComponent(id)}`, { context: 'Failed to read order' })

/** Moves an order to a status, provided that it still is in the one that the administrator saw. */
export const changeStatus = (update: Required<Omit<OrderUpdate, 'sale'>> & Pick<OrderUpdate, 'sale'>) =>
  callPriced<Order>('/api/tires/orders/order/update', {
    method: 'PATCH',
    body: new URLSearchParams(update),
    context: 'Failed to update order',
  })

/** Moves several orders to one status; tells of each what became of it. */
export const changeStatuses = (update: BulkUpdate) =>
  callPriced<{ results: BulkResult[] }>('/api/admin/orders/status', {
    method: 'POST',
    body: update,
    context: 'Failed to update orders',
  })

/** Notes that an order was paid for at its delivery or by transfer, or takes that back. */
export const markPaid = (body: MarkPaidInput) =>
  callPriced<Order>('/api/admin/orders/paid', { method: 'POST', body, context: 'Failed to mark order' })

/** Changes where an order goes. */
export const changeAddress = (body: ChangeAddress) =>
  callPriced<Order>('/api/admin/orders/address', {
    method: 'POST',
    body,
    context: 'Failed to change address',
  })

/** Replaces the parcels of an order. */
export const saveParcels = (body: SaveParcelsInput) =>
  call<null>('/api/admin/orders/parcels', { method: 'POST', body, context: 'Failed to save parcels' })

/** How many orders nobody has taken up yet, to a hundred at most. */
export const countPendingOrders = () =>
  call<{ count: number }>('/api/admin/orders/pending', { context: 'Failed to count orders' })

/** Cancels all orders of a customer that are neither on their way nor paid. */
export const cancelCustomer = (userId: string) =>
  call<CustomerCanceled>('/api/admin/orders/cancel-customer', {
    method: 'POST',
    body: { userId },
    context: 'Failed to cancel orders',
  })

/** How many orders were placed since a moment. */
export const countOrdersSince = (since: string) =>
  call<{ count: number }>(`/api/admin/orders/new?since=${encodeURIComponent(since)}`, {
    context: 'Failed to ask for new orders',
  })
