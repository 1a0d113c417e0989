import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { WithdrawalChange } from '@/lib/withdrawal/schema'
import { changeWithdrawal } from '@/lib/withdrawal/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler(
    { user: 'orders', params: IdParams, body: WithdrawalChange },
    async ({ params, body, user }) => {
      await changeWithdrawal(params.id, body, user)
      return answer(204)
    },
  ),
})
