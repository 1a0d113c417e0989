import { answer, handler, route } from '@/lib/http/handler'
import { AccountParams } from '@/lib/staff/schema'
import { endMemberSessions } from '@/lib/staff/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'settings', params: AccountParams }, async ({ params, user }) => {
    await endMemberSessions(params.uid, user)
    return answer(204)
  }),
})
