import { handler, route } from '@/lib/http/handler'
import { changeAddress } from '@/lib/orders/admin/change-address'
import { ChangeAddress } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: ChangeAddress }, ({ body, user }) => changeAddress(body, user)),
})
