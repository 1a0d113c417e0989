import { listAccountSessions } from '@/lib/account/queries'
import { answer, handler, route } from '@/lib/http/handler'
import { closedSession, heldSessionId } from '@/lib/identity/session/session'
import { signOutEverywhere } from '@/lib/staff/sign-out'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer' }, ({ user, request }) =>
    listAccountSessions(user.uid, heldSessionId(request.headers)),
  ),

  DELETE: handler({ user: 'customer', fresh: true }, async ({ user }) => {
    await signOutEverywhere(user.uid)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
})
