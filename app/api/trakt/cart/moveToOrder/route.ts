import { answer, handler, route } from '@/lib/http/handler'
import { idempotencyKey } from '@/lib/http/idempotency'
import { placeOrder } from '@/lib/orders/placing/place'
import { PlaceOrder } from '@/lib/orders/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', body: PlaceOrder }, async ({ user, body, request }) => {
    const { order, replayed } = await placeOrder(body, user, idempotencyKey(request))
    return answer(replayed ? 200 : 201, order)
  }),
})
