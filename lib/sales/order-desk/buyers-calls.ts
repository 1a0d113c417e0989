import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { ShopError } from '@/lib/platform/errors'
import { idempotencyKey } from '@/lib/platform/http/idempotency'
import { OrderParams } from '@/lib/platform/http/request/params'
import { localePath } from '@/lib/platform/i18n/routing'
import { orderDocument } from '@/lib/sales/books/document'
import { TrackOrder } from '@/lib/sales/orders/parcels/lookup'
import {
  findTrackingKey,
  LIMITED_KEY,
  lookupCookie,
  typedLookup,
  UNKNOWN_KEY,
} from '@/lib/sales/orders/parcels/tracking'
import { getOrder, ordersOfUser } from '@/lib/sales/orders/queries'
import { PlaceOrder } from '@/lib/sales/orders/schema'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { cancelOwnOrder, changeOwnAddress } from './buyer/service'
import { CancelOrder, ChangeOwnAddress } from './schema'

export const orderCalls = callTable(
  call('POST /api/orders/address', 'customer', { body: ChangeOwnAddress }, changeOwnAddress),
  call('POST /api/orders/cancel', 'customer', { body: CancelOrder }, cancelOwnOrder),
  call('GET /api/tires/orders/[id]', 'customer', { params: OrderParams }, (id, user) => getOrder(id, user)),
  call('GET /api/tires/orders/[id]/export', 'customer', { params: OrderParams }, async (id, user) =>
    answer(200, await orderDocument(id, user), {
      'content-disposition': `attachment; filename="trakt-4x4-order-${id}.json"`,
    }),
  ),
  call('GET /api/tires/orders/user/[userId]', 'customer', ordersOfUser),
  /** The target of the form on /track, which works without JavaScript: leads to the page with the answer. */
  call(
    'POST /api/track',
    'anyone',
    { body: TrackOrder, encoding: 'form', status: 303 },
    async (body, request) => {
      const key = await findTrackingKey(body, request.headers).catch((error: unknown) => {
        if (error instanceof ShopError && error.code === 'too_many_requests') return LIMITED_KEY
        throw error
      })
      const isFound = key !== UNKNOWN_KEY && key !== LIMITED_KEY
      return lookupCookie.sendTo(localePath(body.locale, `/track/${key}`), isFound ? null : typedLookup(body))
    },
  ),
  call(
    'POST /api/trakt/cart/moveToOrder',
    'customer',
    { body: PlaceOrder, status: 201 },
    async (body, user, request) => {
      const { order, replayed } = await placeOrder(body, user, idempotencyKey(request))
      return answer(replayed ? 200 : 201, order)
    },
  ),
)
