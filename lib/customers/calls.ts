import { answer, callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { consume } from '@/lib/limits/service'
import { AccountParams } from '@/lib/staff/schema'
import { endCustomerSessions, exportCustomer } from './account'
import { eraseCustomer, erasePastData } from './erasure'
import { addNote, removeNote } from './notes'
import { NewNote } from './schema'

export const customers = callTable({
  'DELETE /api/admin/customers/[uid]': handler(
    { user: 'orders', params: AccountParams, status: 204 },
    ({ params, user }) => eraseCustomer(params.uid, user),
  ),
  'GET /api/admin/customers/[uid]/export': handler(
    { user: 'orders', needs: 'change', params: AccountParams },
    async ({ params, user }) => {
      await consume(['accountExports', user.uid])
      return answer(200, await exportCustomer(params.uid, user), {
        'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
      })
    },
  ),
  'DELETE /api/admin/customers/[uid]/sessions': handler(
    { user: 'orders', params: AccountParams, status: 204 },
    ({ params, user }) => endCustomerSessions(params.uid, user),
  ),
  'POST /api/admin/customers/erasure': handler({ user: 'settings' }, ({ user }) => erasePastData(user)),
  'POST /api/admin/notes': handler({ user: 'orders', body: NewNote, status: 204 }, ({ body, user }) =>
    addNote(body, user),
  ),
  'DELETE /api/admin/notes/[id]': handler(
    { user: 'orders', params: IdParams, status: 204 },
    ({ params, user }) => removeNote(params.id, user),
  ),
})
