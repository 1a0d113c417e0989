import { erasePastData } from '@/lib/customers/erasure'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'settings' }, ({ user }) => erasePastData(user)),
})
