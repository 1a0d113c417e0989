import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { textFile } from '@/lib/http/text-file'
import { localePath } from '@/lib/i18n/routing'
import { BuyerAnswer } from '@/lib/withdrawal/schema'
import { answerQuestion } from './answer-question'
import { enterComplaint } from './enter'
import { wholeReceipt } from './mails'
import { resultCookie, showResult } from './pending'
import { readPicture } from './picture-store'
import { sentComplaint } from './queries'
import { QUESTION_PATH } from './rules'
import { ComplaintAnswer, ComplaintQuery, EnteredComplaint, PictureParams } from './schema'
import { answerComplaint, receiveForm } from './service'

export const complaints = callTable({
  'POST /api/admin/complaints': handler(
    { user: 'orders', body: EnteredComplaint, status: 201 },
    async ({ body, user }) => ({ id: await enterComplaint(body, user) }),
  ),
  'PATCH /api/admin/complaints/[id]': handler(
    { user: 'orders', params: IdParams, body: ComplaintAnswer, status: 204 },
    ({ params, body, user }) => answerComplaint(params.id, body, user),
  ),
  /** A form with pictures. Whatever becomes of it, the next page says so and has all that was typed. */
  'POST /api/complaints': handler(
    { user: 'anyone', query: ComplaintQuery, takes: 'multipart/form-data', status: 303 },
    async ({ query: { locale }, request }) => {
      try {
        return showResult(locale, await receiveForm(request, locale))
      } catch (error) {
        // no form of the shop sends these
        if (error instanceof ShopError && error.code !== 'too_many_requests') throw error
        if (!(error instanceof ShopError)) log.error({ event: 'complaint.failed', error: String(error) })
        return showResult(locale, { failure: error instanceof ShopError ? error.code : 'unavailable' })
      }
    },
  ),
  /** A picture of a complaint, for administrators and for its sender. */
  'GET /api/complaints/pictures/[id]': handler(
    { user: 'customer', params: PictureParams },
    async ({ params, user }) => {
      const bytes = await readPicture(params.id, user)
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'image/webp',
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  ),
  /** The buttons of the page that a mail to the address of the order leads to; the page shows what was answered. */
  'POST /api/complaints/question': handler(
    { user: 'anyone', body: BuyerAnswer, encoding: 'form', status: 303 },
    async ({ body }) => {
      await answerQuestion(body)
      const location = localePath(body.locale, `${QUESTION_PATH}/${encodeURIComponent(body.key)}`)
      return new Response(null, { status: 303, headers: { location } })
    },
  ),
  /** The receipt of what this browser has sent, as a file to keep: whichever address it named, mails may come late. */
  'GET /api/complaints/receipt': handler({ user: 'anyone' }, async ({ request }) => {
    const result = resultCookie.readFrom(request.headers)
    const complaint = result && 'key' in result && result.key ? await sentComplaint(result.key) : null
    if (!complaint) throw new ShopError('not_found')
    return textFile(`complaint-${complaint.id}.txt`, wholeReceipt(complaint).text)
  }),
})
