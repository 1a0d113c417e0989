import { recordOf } from '@/lib/account/queries'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer' }, ({ user }) => recordOf(user.uid)),
})
