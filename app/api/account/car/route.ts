import { MyCar } from '@/lib/fitment/my-car/schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from '@/lib/fitment/my-car/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer' }, ({ user }) => findAccountCar(user.uid)),

  PUT: handler({ user: 'customer', body: MyCar }, ({ user, body }) => keepAccountCar(user.uid, body)),

  DELETE: handler({ user: 'customer' }, async ({ user }) => {
    await forgetAccountCar(user.uid)
    return answer(204)
  }),
})
