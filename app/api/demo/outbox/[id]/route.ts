import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { outboxMail } from '@/lib/mail/demo'
import { mails } from '@/lib/mails'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', params: IdParams, query: z.object({ as: z.enum(['html', 'text']).default('html') }) },
    ({ params, query }) => outboxMail(params.id, query.as, mails),
  ),
})
