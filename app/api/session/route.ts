import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { clientAddress } from '@/lib/http/client-address'
import { answer, handler, route } from '@/lib/http/handler'
import { closedSession, isSameOrigin, openSession } from '@/lib/identity/session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'visitor' }, ({ user }) => user),

  POST: handler(
    { user: 'visitor', body: z.object({ idToken: z.string('required').min(1, 'required') }) },
    async ({ body, request }) => {
      // nobody is signed in from a foreign page, not even as the attacker
      if (request.headers.has('origin') && !isSameOrigin(request.headers)) throw new ShopError('csrf')
      const cookie = await openSession(body.idToken, clientAddress(request.headers))
      return answer(204, undefined, { 'set-cookie': cookie })
    },
  ),

  DELETE: handler({ user: 'visitor' }, () => answer(204, undefined, { 'set-cookie': closedSession() })),
})
