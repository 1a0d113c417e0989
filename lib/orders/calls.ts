import { ShopError } from '@/lib/core/errors'
import { answer, callTable, handler } from '@/lib/http/handler'
import { idempotencyKey } from '@/lib/http/idempotency'
import { OrderParams, UserParams } from '@/lib/http/request/params'
import { localePath } from '@/lib/i18n/routing'
import { orderDocument } from './document'
import { lookupCookie, typedLookup } from './parcels/pending'
import { TrackOrder } from './parcels/schema'
import { findTrackingKey, LIMITED_KEY, UNKNOWN_KEY } from './parcels/tracking'
import { placeOrder } from './placing/place'
import { getOrder, ordersOfUser } from './queries'
import { PlaceOrder } from './schema'

export const orders = callTable({
  'GET /api/tires/orders/[id]': handler({ user: 'customer', params: OrderParams }, ({ params, user }) =>
    getOrder(params.id, user),
  ),
  'GET /api/tires/orders/[id]/export': handler(
    { user: 'customer', params: OrderParams },
    async ({ params, user }) =>
      answer(200, await orderDocument(params.id, user), {
        'content-disposition': `attachment; filename="trakt-4x4-order-${params.id}.json"`,
      }),
  ),
  'GET /api/tires/orders/user/[userId]': handler(
    { user: 'customer', params: UserParams, owner: (params) => params.userId },
    ({ user }) => ordersOfUser(user.uid),
  ),
  /** The target of the form on /track, which works without JavaScript: leads to the page with the answer. */
  'POST /api/track': handler(
    { user: 'anyone', body: TrackOrder, encoding: 'form', status: 303 },
    async ({ body, request }) => {
      const key = await findTrackingKey(body, request.headers).catch((error: unknown) => {
        if (error instanceof ShopError && error.code === 'too_many_requests') return LIMITED_KEY
        throw error
      })
      const isFound = key !== UNKNOWN_KEY && key !== LIMITED_KEY
      return lookupCookie.sendTo(localePath(body.locale, `/track/${key}`), isFound ? null : typedLookup(body))
    },
  ),
  'POST /api/trakt/cart/moveToOrder': handler(
    { user: 'customer', body: PlaceOrder, status: 201 },
    async ({ user, body, request }) => {
      const { order, replayed } = await placeOrder(body, user, idempotencyKey(request))
      return answer(replayed ? 200 : 201, order)
    },
  ),
})
