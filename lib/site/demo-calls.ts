import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { outboxMail, outboxPage } from '@/lib/shop/mail/demo'
import { mails } from '@/lib/site/mails'

export const demo = callTable(
  call('GET /api/demo/outbox', 'anyone', () => outboxPage(mails)),
  call(
    'GET /api/demo/outbox/[id]',
    'anyone',
    { query: z.object({ as: z.enum(['html', 'text']).default('html') }) },
    (id, query) => outboxMail(id, query.as, mails),
  ),
)
