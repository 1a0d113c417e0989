import { handler, route } from '@/lib/http/handler'
import { failedMails } from '@/lib/mail/queries'

/** Mails that the shop stopped trying to send, for the administrator. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders' }, ({ user }) => failedMails(user)),
})
