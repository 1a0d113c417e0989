import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { refundReturn } from './refund'
import { AssignOrder, NoteGoods, OpenReturn, RefundReturn } from './schema'
import { assignOrder, noteGoods, openReturn } from './service'

export const returns = callTable({
  'POST /api/admin/returns': handler(
    { user: 'orders', body: OpenReturn, status: 201 },
    async ({ body, user }) => ({ id: await openReturn(body, user) }),
  ),
  'POST /api/admin/returns/[id]/goods': handler(
    { user: 'orders', params: IdParams, body: NoteGoods, status: 204 },
    ({ params, body, user }) => noteGoods(params.id, body, user),
  ),
  'POST /api/admin/returns/[id]/order': handler(
    { user: 'orders', params: IdParams, body: AssignOrder, status: 204 },
    ({ params, body, user }) => assignOrder(params.id, body, user),
  ),
  'POST /api/admin/returns/[id]/refund': handler(
    { user: 'orders', params: IdParams, body: RefundReturn },
    ({ params, body, user }) => refundReturn(params.id, body, user),
  ),
})
