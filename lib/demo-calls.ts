import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { outboxMail, outboxPage } from '@/lib/mail/demo'
import { mails } from '@/lib/mails'

export const demo = callTable({
  /** The demo's mails as a page. Outside the demo it answers 404. */
  'GET /api/demo/outbox': handler({ user: 'anyone' }, () => outboxPage(mails)),
  'GET /api/demo/outbox/[id]': handler(
    { user: 'anyone', params: IdParams, query: z.object({ as: z.enum(['html', 'text']).default('html') }) },
    ({ params, query }) => outboxMail(params.id, query.as, mails),
  ),
})
