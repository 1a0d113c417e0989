import { answer, handler, route } from '@/lib/http/handler'
import { AccountParams, RoleChange } from '@/lib/staff/schema'
import { changeRole, removeMember } from '@/lib/staff/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler(
    { user: 'settings', params: AccountParams, body: RoleChange },
    async ({ params, body, user }) => {
      await changeRole(params.uid, body.role, user)
      return answer(204)
    },
  ),
  DELETE: handler({ user: 'settings', params: AccountParams }, async ({ params, user }) => {
    await removeMember(params.uid, user)
    return answer(204)
  }),
})
