import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { failedMails } from './queries'
import { dropMail, retryMail } from './service'

export const mail = callTable({
  /** Mails that the shop stopped trying to send, for the administrator. */
  'GET /api/mail/failed': handler({ user: 'orders' }, ({ user }) => failedMails(user)),
  'DELETE /api/mail/failed/[id]': handler(
    { user: 'orders', params: IdParams, status: 204 },
    ({ params, user }) => dropMail(params.id, user),
  ),
  'POST /api/mail/failed/[id]/retry': handler(
    { user: 'orders', params: IdParams, status: 202 },
    ({ params, user }) => retryMail(params.id, user),
  ),
})
