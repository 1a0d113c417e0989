import { handler, route } from '@/lib/http/handler'
import { acceptInvitation } from '@/lib/staff/invitations'
import { InvitationKey } from '@/lib/staff/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', fresh: true, body: InvitationKey }, ({ body, user }) =>
    acceptInvitation(body.key, user),
  ),
})
