import { answer, handler, route } from '@/lib/http/handler'
import { resetFactor } from '@/lib/staff/reset-factor'
import { AccountParams } from '@/lib/staff/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'settings', params: AccountParams }, async ({ params, user }) => {
    await resetFactor(params.uid, user)
    return answer(204)
  }),
})
