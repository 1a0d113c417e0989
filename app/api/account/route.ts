import { AccountDeletion } from '@/lib/account/schema'
import { deleteAccount } from '@/lib/account/service'
import { answer, handler, route } from '@/lib/http/handler'
import { closedSession } from '@/lib/identity/session/session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'customer', fresh: true, body: AccountDeletion }, async ({ body, user }) => {
    await deleteAccount(user.uid, body)
    return answer(204, undefined, { 'set-cookie': closedSession() })
  }),
})
