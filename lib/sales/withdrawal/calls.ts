import { randomUUID } from 'node:crypto'
import { call, callTable } from '@/lib/platform/api/call-table'
import { ShopError } from '@/lib/platform/errors'
import { textFile } from '@/lib/platform/http/text-file'
import { log } from '@/lib/platform/runtime/log'
import { backToQuestion } from '@/lib/sales/claims/buyer-question.service'
import { BuyerAnswer } from '@/lib/sales/claims/schema'
import { pendingCookie, showPending } from './draft-cookie'
import { statementReceipt } from './mails'
import { sentWithdrawal } from './queries'
import { ConfirmedDraft, Withdrawal, WithdrawalDraft } from './schema'
import { answerWithdrawalQuestion, receiveWithdrawal } from './service'

export const withdrawal = callTable(
  /** The second step. Whatever happens, the next page has all that was typed. */
  call(
    'POST /api/withdrawal',
    'anyone',
    { body: ConfirmedDraft, encoding: 'form', status: 303 },
    async (draft, request) => {
      const withdrawal = Withdrawal.safeParse(draft).data
      if (!withdrawal) return showPending(draft.locale, draft)
      try {
        const submittedAt = await receiveWithdrawal(withdrawal, draft.key, request.headers)
        return showPending(draft.locale, { ...draft, submittedAt: submittedAt.toISOString() })
      } catch (error) {
        if (!(error instanceof ShopError)) log.error({ event: 'withdrawal.failed', error: String(error) })
        return showPending(draft.locale, {
          ...draft,
          failure: error instanceof ShopError ? error.code : 'unavailable',
        })
      }
    },
  ),
  /** The buttons of the page that a mail to the address of the order leads to; the page shows what was answered. */
  call(
    'POST /api/withdrawal/answer',
    'anyone',
    { body: BuyerAnswer, encoding: 'form', status: 303 },
    async (body) => {
      await answerWithdrawalQuestion(body)
      return backToQuestion('returns', body)
    },
  ),
  /** The first step: nothing is stored, the next page shows the statement or what is wrong with it. */
  call(
    'POST /api/withdrawal/draft',
    'anyone',
    { body: WithdrawalDraft, encoding: 'form', status: 303 },
    (body) => showPending(body.locale, { ...body, key: randomUUID() }),
  ),
  /** The receipt of what this browser has sent, as a file to keep: whichever address it named, mails may come late. */
  call('GET /api/withdrawal/receipt', 'anyone', async (request) => {
    const pending = pendingCookie.readFrom(request.headers)
    const withdrawal = pending?.submittedAt ? await sentWithdrawal(pending.key) : null
    if (!withdrawal) throw new ShopError('not_found')
    return textFile(`withdrawal-${withdrawal.id}.txt`, statementReceipt(withdrawal, withdrawal.email).text)
  }),
)
