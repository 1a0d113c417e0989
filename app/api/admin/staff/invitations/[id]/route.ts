import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { withdrawInvitation } from '@/lib/staff/invitations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'settings', params: IdParams }, async ({ params, user }) => {
    await withdrawInvitation(params.id, user)
    return answer(204)
  }),
})
