import { call, callTable } from '@/lib/platform/api/call-table'
import { failedMails } from './queries'
import { dropMail, retryMail } from './service'

export const mail = callTable(
  /** Mails that the shop stopped trying to send, for the administrator. */
  call('GET /api/mail/failed', 'orders', failedMails),
  call('DELETE /api/mail/failed/[id]', 'orders', { status: 204 }, dropMail),
  call('POST /api/mail/failed/[id]/retry', 'orders', { status: 202 }, retryMail),
)
