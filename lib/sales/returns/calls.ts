import { call, callTable } from '@/lib/platform/api/call-table'
import { refundReturn } from './refund.service'
import { AssignOrder, NoteGoods, OpenReturn, RefundReturn } from './schema'
import { assignOrder, noteGoods, openReturn } from './service'

export const returns = callTable(
  call('POST /api/admin/returns', 'orders', { body: OpenReturn, status: 201 }, async (body, user) => ({
    id: await openReturn(body, user),
  })),
  call('POST /api/admin/returns/[id]/goods', 'orders', { body: NoteGoods, status: 204 }, noteGoods),
  call('POST /api/admin/returns/[id]/order', 'orders', { body: AssignOrder, status: 204 }, assignOrder),
  call('POST /api/admin/returns/[id]/refund', 'orders', { body: RefundReturn }, refundReturn),
)
