import { endCustomerSessions } from '@/lib/customers/account'
import { answer, handler, route } from '@/lib/http/handler'
import { AccountParams } from '@/lib/staff/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'orders', params: AccountParams }, async ({ params, user }) => {
    await endCustomerSessions(params.uid, user)
    return answer(204)
  }),
})
