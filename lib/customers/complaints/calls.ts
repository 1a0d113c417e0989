import { resultCookie, showResult } from '@/lib/customers/complaints/form-result'
import { call, callTable } from '@/lib/platform/api/call-table'
import { ShopError } from '@/lib/platform/errors'
import { textFile } from '@/lib/platform/http/text-file'
import { log } from '@/lib/platform/runtime/log'
import { backToQuestion } from '@/lib/sales/claims/buyer-question.service'
import { BuyerAnswer } from '@/lib/sales/claims/schema'
import { enterComplaint } from './enter.service'
import { complaintReceipt } from './mails'
import { readPicture } from './picture-store.service'
import { claimsOfUser, sentComplaint } from './queries'
import { ComplaintAnswer, ComplaintQuery, EnteredComplaint, PictureParams } from './schema'
import { answerComplaint, answerComplaintQuestion, receiveForm } from './service'

export const complaints = callTable(
  call(
    'POST /api/admin/complaints',
    'orders',
    { body: EnteredComplaint, status: 201 },
    async (body, user) => ({ id: await enterComplaint(body, user) }),
  ),
  call('PATCH /api/admin/complaints/[id]', 'orders', { body: ComplaintAnswer, status: 204 }, answerComplaint),
  /** The form with pictures. The next page shows the outcome, and after a refusal all that was typed. */
  call(
    'POST /api/complaints',
    'anyone',
    { query: ComplaintQuery, takes: 'multipart/form-data', status: 303 },
    async ({ locale }, request) => {
      try {
        return showResult(locale, await receiveForm(request, locale))
      } catch (error) {
        // the form of the shop causes no other refusal
        if (error instanceof ShopError && error.code !== 'too_many_requests') throw error
        if (!(error instanceof ShopError)) log.error({ event: 'complaint.failed', error: String(error) })
        return showResult(locale, { failure: error instanceof ShopError ? error.code : 'unavailable' })
      }
    },
  ),
  /** A picture of a complaint, for administrators and for its sender. */
  call('GET /api/complaints/pictures/[id]', 'customer', { params: PictureParams }, async (id, user) => {
    const bytes = await readPicture(id, user)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  }),
  /** The caller's withdrawals and complaints, for 'my orders'. */
  call('GET /api/orders/claims', 'customer', claimsOfUser),
  /** The buttons of the page that a mail to the address of the order leads to; the page shows what was answered. */
  call(
    'POST /api/complaints/question',
    'anyone',
    { body: BuyerAnswer, encoding: 'form', status: 303 },
    async (body) => {
      await answerComplaintQuestion(body)
      return backToQuestion('complaints', body)
    },
  ),
  /** The receipt of this browser's complaint as a file to keep, since its mail may come late. */
  call('GET /api/complaints/receipt', 'anyone', async (request) => {
    const result = resultCookie.readFrom(request.headers)
    const complaint = result && 'key' in result && result.key ? await sentComplaint(result.key) : null
    if (!complaint) throw new ShopError('not_found')
    return textFile(`complaint-${complaint.id}.txt`, complaintReceipt(complaint).text)
  }),
)
