import { call } from '@/lib/http/client'
import type { WithdrawalChange } from './schema'

/** Notes that the goods or the money of a withdrawal are back. Rejects with a CallError. */
export const changeWithdrawal = (id: number, change: WithdrawalChange) =>
  call<null>(`/api/admin/withdrawals/${id}`, {
    method: 'PATCH',
    body: change,
    context: 'Failed to change the withdrawal',
  })
