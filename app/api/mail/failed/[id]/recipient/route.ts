import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { correctRecipient } from '@/lib/orders/admin/correct-recipient'
import { CorrectedRecipient } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler(
    { user: 'orders', params: IdParams, body: CorrectedRecipient },
    async ({ params, body, user }) => {
      await correctRecipient(params.id, body, user)
      return answer(202, {})
    },
  ),
})
