import { answer, handler, route } from '@/lib/http/handler'
import { idempotencyKey } from '@/lib/http/idempotency'
import { orderOfKey } from '@/lib/orders/placing/keys'
import { PhoneOrder, PhoneOrderKey } from '@/lib/orders/placing/phone-order'
import { placeByPhone } from '@/lib/orders/placing/place-by-phone'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: PhoneOrderKey }, ({ user, query }) => orderOfKey(query.key, user)),
  POST: handler({ user: 'orders', body: PhoneOrder }, async ({ user, body, request }) => {
    const { order, replayed } = await placeByPhone(body, user, idempotencyKey(request))
    return answer(replayed ? 200 : 201, order)
  }),
})
