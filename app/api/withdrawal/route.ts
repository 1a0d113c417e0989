import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import { handler, route } from '@/lib/http/handler'
import { showPending } from '@/lib/withdrawal/pending'
import { ConfirmedDraft, Withdrawal } from '@/lib/withdrawal/schema'
import { receiveWithdrawal } from '@/lib/withdrawal/service'

/** The second step. Whatever happens, the next page has all that was typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler(
    { user: 'anyone', body: ConfirmedDraft, encoding: 'form' },
    async ({ body: draft, request }) => {
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
})
