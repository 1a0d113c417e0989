'use client'

import { call, callPriced } from '@/lib/platform/http/client'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import type { PhoneOrderInput } from '@/lib/sales/placing/phone-order'
import type { OrderUpdate } from './schema'

/** The same key with the same content gives the same order, however often it is sent. */
const sentOnce = (key: string) => ({
  headers: { 'idempotency-key': key },
  // past the server's own patience: what has not answered by then will not
  signal: AbortSignal.timeout(30_000),
})

export const placeOrder = (body: PlaceOrderInput, key: string) =>
  callPriced('POST /api/trakt/cart/moveToOrder', {
    body,
    ...sentOnce(key),
    context: 'Failed to create order',
  })

export const placeByPhone = (body: PhoneOrderInput, key: string) =>
  callPriced('POST /api/admin/orders/phone', { body, ...sentOnce(key) })

export const readOrder = (id: string) => callPriced('GET /api/tires/orders/[id]', { params: { id } })

/** Moves an order to a status; refused once it left the status that the administrator saw. */
export const changeStatus = (update: Required<Omit<OrderUpdate, 'sale'>> & Pick<OrderUpdate, 'sale'>) =>
  callPriced('PATCH /api/tires/orders/order/update', { body: new URLSearchParams(update) })

/** How many orders are still Pending, to a hundred at most. */
export const countPendingOrders = () => call('GET /api/admin/orders/pending')
