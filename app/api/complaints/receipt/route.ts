import { wholeReceipt } from '@/lib/complaints/mails'
import { resultCookie } from '@/lib/complaints/pending'
import { sentComplaint } from '@/lib/complaints/queries'
import { ShopError } from '@/lib/core/errors'
import { handler, route } from '@/lib/http/handler'
import { textFile } from '@/lib/http/text-file'

/** The receipt of what this browser has sent, as a file to keep: whichever address it named, mails may come late. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async ({ request }) => {
    const result = resultCookie.readFrom(request.headers)
    const complaint = result && 'key' in result && result.key ? await sentComplaint(result.key) : null
    if (!complaint) throw new ShopError('not_found')
    return textFile(`complaint-${complaint.id}.txt`, wholeReceipt(complaint).text)
  }),
})
