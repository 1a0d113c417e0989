import { ShopError } from '@/lib/core/errors'
import { handler, route } from '@/lib/http/handler'
import { textFile } from '@/lib/http/text-file'
import { wholeReceipt } from '@/lib/withdrawal/mails'
import { pendingCookie } from '@/lib/withdrawal/pending'
import { sentWithdrawal } from '@/lib/withdrawal/queries'

/** The receipt of what this browser has sent, as a file to keep: whichever address it named, mails may come late. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async ({ request }) => {
    const pending = pendingCookie.readFrom(request.headers)
    const withdrawal = pending?.submittedAt ? await sentWithdrawal(pending.key) : null
    if (!withdrawal) throw new ShopError('not_found')
    return textFile(`withdrawal-${withdrawal.id}.txt`, wholeReceipt(withdrawal, withdrawal.email).text)
  }),
})
