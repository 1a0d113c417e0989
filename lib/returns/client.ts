'use client'

import { call } from '@/lib/http/client'
import type { AssignOrder, NoteGoodsInput, OpenReturnInput, RefundReturnInput } from './schema'

/** Opens a return that did not come through the form. */
export const openReturn = (body: OpenReturnInput) => call('POST /api/admin/returns', { body })

/** Says which order a statement is about. */
export const assignOrder = (id: number, body: AssignOrder) =>
  call('POST /api/admin/returns/[id]/order', { params: { id }, body })

/** Notes what came back. */
export const noteGoods = (id: number, body: NoteGoodsInput) =>
  call('POST /api/admin/returns/[id]/goods', { params: { id }, body })

/** Gives money back, or closes the return without any; asked twice with the same key it goes back once. */
export const refundReturn = (id: number, body: RefundReturnInput) =>
  call('POST /api/admin/returns/[id]/refund', { params: { id }, body })
