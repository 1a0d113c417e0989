import { z } from 'zod'
import { answer, callTable, handler } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'
import { closedSession, closeSession, heldSessionId } from '@/lib/identity/session/session'
import { consume } from '@/lib/limits/service'
import { accountExport, listAccountSessions, recordOf } from './queries'
import { AccountDeletion, SessionParams } from './schema'
import { deleteAccount, endAccountSession, signOutEverywhere } from './service'
import { signIn } from './sign-in'

const NewSession = z.object({ idToken: z.string('required').min(1, 'required') })

/** Who is signed in; null where nobody is. */
const SessionAnswer = z
  .looseObject({ uid: z.string(), name: z.string(), email: z.string(), isAdmin: z.boolean() })
  .nullable()

export const account = callTable({
  'DELETE /api/account': handler(
    { user: 'customer', fresh: true, body: AccountDeletion, status: 204 },
    async ({ body, user }) => {
      await deleteAccount(user.uid, body)
      return answer(204, undefined, { 'set-cookie': closedSession() })
    },
  ),
  'GET /api/account/export': handler({ user: 'customer' }, async ({ user }) => {
    await consume(['accountExports', user.uid])
    return answer(200, await accountExport(user.uid), {
      'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
    })
  }),
  'GET /api/account/record': handler({ user: 'customer' }, ({ user }) => recordOf(user.uid)),
  'GET /api/account/sessions': handler({ user: 'customer' }, ({ user, request }) =>
    listAccountSessions(user.uid, heldSessionId(request.headers)),
  ),
  'DELETE /api/account/sessions': handler(
    { user: 'customer', fresh: true, status: 204 },
    async ({ user }) => {
      await signOutEverywhere(user.uid)
      return answer(204, undefined, { 'set-cookie': closedSession() })
    },
  ),
  'DELETE /api/account/sessions/[id]': handler(
    { user: 'customer', fresh: true, params: SessionParams, status: 204 },
    async ({ user, params, request }) => {
      await endAccountSession(user.uid, params.id)
      const isOwn = heldSessionId(request.headers) === params.id
      return answer(204, undefined, isOwn ? { 'set-cookie': closedSession() } : {})
    },
  ),
  'GET /api/session': handler({ user: 'visitor', answers: SessionAnswer }, ({ user }) => user),
  'POST /api/session': handler(
    { user: 'visitor', body: NewSession, status: 204 },
    async ({ body, request }) => {
      const address = clientAddress(request.headers)
      return answer(204, undefined, {
        'set-cookie': await signIn(body.idToken, address, request.headers),
      })
    },
  ),
  'DELETE /api/session': handler({ user: 'visitor', status: 204 }, async ({ request }) => {
    await closeSession(request.headers)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
})
