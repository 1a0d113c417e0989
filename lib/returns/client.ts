'use client'

import { call } from '@/lib/http/client'
import type { AssignOrder, NoteGoodsInput, OpenReturnInput, RefundOutcome, RefundReturnInput } from './schema'

const returns = '/api/admin/returns'

/** Opens a return that did not come through the form. Rejects with a CallError, as all of these do. */
export const openReturn = (body: OpenReturnInput) =>
  call<{ id: number }>(returns, { method: 'POST', body, context: 'Failed to open the return' })

/** Says which order a statement is about. */
export const assignOrder = (id: number, body: AssignOrder) =>
  call<null>(`${returns}/${id}/order`, { method: 'POST', body, context: 'Failed to assign the order' })

/** Notes what came back. */
export const noteGoods = (id: number, body: NoteGoodsInput) =>
  call<null>(`${returns}/${id}/goods`, { method: 'POST', body, context: 'Failed to note the goods' })

/** Gives money back, or closes the return without any; asked twice with the same key it goes back once. */
export const refundReturn = (id: number, body: RefundReturnInput) =>
  call<RefundOutcome>(`${returns}/${id}/refund`, {
    method: 'POST',
    body,
    context: 'Failed to refund the return',
  })
