import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { consume } from '@/lib/platform/limits/service'
import { NewNote } from '@/lib/sales/notes/schema'
import { addNote, removeNote } from '@/lib/sales/notes/service'
import { endCustomerSessions, exportCustomer } from './account'
import { eraseCustomer, erasePastData } from './erasure.service'

export const customers = callTable(
  call('DELETE /api/admin/customers/[uid]', 'orders', { status: 204 }, eraseCustomer),
  call('GET /api/admin/customers/[uid]/export', 'orders', { needs: 'change' }, async (uid, user) => {
    await consume(['accountExports', user.uid])
    return answer(200, await exportCustomer(uid, user), {
      'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
    })
  }),
  call('DELETE /api/admin/customers/[uid]/sessions', 'orders', { status: 204 }, endCustomerSessions),
  call('POST /api/admin/customers/erasure', 'settings', (user) => erasePastData(user)),
  call('POST /api/admin/notes', 'orders', { body: NewNote, status: 204 }, addNote),
  call('DELETE /api/admin/notes/[id]', 'orders', { status: 204 }, removeNote),
)
