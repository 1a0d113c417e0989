import { answer, handler, route } from '@/lib/http/handler'
import { idempotencyKey } from '@/lib/http/idempotency'
import { PhoneOrder } from '@/lib/orders/placing/phone-order'
import { placeByPhone } from '@/lib/orders/placing/place-by-phone'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: PhoneOrder }, async ({ user, body, request }) => {
    const { order, replayed } = await placeByPhone(body, user, idempotencyKey(request))
    return answer(replayed ? 200 : 201, order)
  }),
})
