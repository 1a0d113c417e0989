import { randomUUID } from 'node:crypto'
import { handler, route } from '@/lib/http/handler'
import { showPending } from '@/lib/withdrawal/pending'
import { WithdrawalDraft } from '@/lib/withdrawal/schema'

/** The first step: nothing is stored, the next page shows the statement or what is wrong with it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: WithdrawalDraft, encoding: 'form' }, ({ body }) =>
    showPending(body.locale, { ...body, key: randomUUID() }),
  ),
})
