import { answer, handler, route } from '@/lib/http/handler'
import { inviteMember } from '@/lib/staff/invitations'
import { NewInvitation } from '@/lib/staff/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'settings', body: NewInvitation }, async ({ body, user }) => {
    await inviteMember(body, user)
    return answer(204)
  }),
})
