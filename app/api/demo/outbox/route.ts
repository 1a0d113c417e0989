import { handler, route } from '@/lib/http/handler'
import { outboxPage } from '@/lib/mail/demo'
import { mails } from '@/lib/mails'

/** The demo's mails as a page. Outside the demo it answers 404. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => outboxPage(mails)),
})
