import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { closedSession, closeSession, heldSessionId } from '@/lib/platform/identity/session/session'
import { consume } from '@/lib/platform/limits/service'
import { endAllSessions } from '@/lib/shop/staff/sign-out'
import { accountExport, listAccountSessions, recordOf } from './queries'
import { AccountDeletion, SessionParams } from './schema'
import { deleteAccount, endAccountSession } from './service'
import { startSession } from './sign-in'

const NewSession = z.object({
  idToken: z.string('required').min(1, 'required'),
  /** The token of an anonymous sign-in whose session may be over. */
  formerToken: z.string().optional(),
})

/** The signed-in user; null for a visitor. */
const SessionAnswer = z
  .looseObject({ uid: z.string(), name: z.string(), email: z.string(), isAdmin: z.boolean() })
  .nullable()

export const account = callTable(
  call(
    'DELETE /api/account',
    'customer',
    { fresh: true, body: AccountDeletion, status: 204 },
    async (body, user) => {
      await deleteAccount(user.uid, body)
      return answer(204, undefined, { 'set-cookie': closedSession() })
    },
  ),
  call('GET /api/account/export', 'customer', async (user, request) => {
    await consume(['accountExports', user.isGuest ? clientAddress(request.headers) : user.uid])
    return answer(200, await accountExport(user.uid), {
      'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
    })
  }),
  call('GET /api/account/record', 'customer', (user) => recordOf(user.uid)),
  call('GET /api/account/sessions', 'customer', (user, request) =>
    listAccountSessions(user.uid, heldSessionId(request.headers)),
  ),
  call('DELETE /api/account/sessions', 'customer', { fresh: true, status: 204 }, async (user) => {
    await endAllSessions(user.uid)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
  call(
    'DELETE /api/account/sessions/[id]',
    'customer',
    { fresh: true, params: SessionParams, status: 204 },
    async (id, user, request) => {
      await endAccountSession(user.uid, id)
      const isOwn = heldSessionId(request.headers) === id
      return answer(204, undefined, isOwn ? { 'set-cookie': closedSession() } : {})
    },
  ),
  call('GET /api/session', 'visitor', { answers: SessionAnswer }, (user) => user),
  call('POST /api/session', 'visitor', { body: NewSession, status: 204 }, async (body, caller, request) => {
    const { headers } = request
    return answer(204, undefined, {
      'set-cookie': await startSession(body, { address: clientAddress(headers), headers, caller }),
    })
  }),
  call('DELETE /api/session', 'visitor', { status: 204 }, async (_user, request) => {
    await closeSession(request.headers)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
)
