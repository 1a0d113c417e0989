import { z } from 'zod'
import { signIn } from '@/lib/account/sign-in'
import { answer, handler, route } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'
import { closedSession, closeSession } from '@/lib/identity/session/session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'visitor' }, ({ user }) => user),

  POST: handler(
    { user: 'visitor', body: z.object({ idToken: z.string('required').min(1, 'required') }) },
    async ({ body, request }) => {
      const address = clientAddress(request.headers)
      return answer(204, undefined, {
        'set-cookie': await signIn(body.idToken, address, request.headers),
      })
    },
  ),

  DELETE: handler({ user: 'visitor' }, async ({ request }) => {
    await closeSession(request.headers)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
})
