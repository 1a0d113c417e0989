import { SessionParams } from '@/lib/account/schema'
import { endAccountSession } from '@/lib/account/service'
import { answer, handler, route } from '@/lib/http/handler'
import { closedSession, heldSessionId } from '@/lib/identity/session/session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler(
    { user: 'customer', fresh: true, params: SessionParams },
    async ({ user, params, request }) => {
      await endAccountSession(user.uid, params.id)
      const isOwn = heldSessionId(request.headers) === params.id
      return answer(204, undefined, isOwn ? { 'set-cookie': closedSession() } : {})
    },
  ),
})
