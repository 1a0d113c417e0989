import { readDelivery } from '@/lib/delivery/queries'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => readDelivery()),
})
