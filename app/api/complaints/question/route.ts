import { answerQuestion } from '@/lib/complaints/answer-question'
import { QUESTION_PATH } from '@/lib/complaints/rules'
import { handler, route } from '@/lib/http/handler'
import { localePath } from '@/lib/i18n/routing'
import { BuyerAnswer } from '@/lib/withdrawal/schema'

/** The buttons of the page that a mail to the address of the order leads to; the page shows what was answered. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: BuyerAnswer, encoding: 'form' }, async ({ body }) => {
    await answerQuestion(body)
    const location = localePath(body.locale, `${QUESTION_PATH}/${encodeURIComponent(body.key)}`)
    return new Response(null, { status: 303, headers: { location } })
  }),
})
