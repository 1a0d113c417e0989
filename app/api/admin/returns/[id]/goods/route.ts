import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { NoteGoods } from '@/lib/returns/schema'
import { noteGoods } from '@/lib/returns/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', params: IdParams, body: NoteGoods }, async ({ params, body, user }) => {
    await noteGoods(params.id, body, user)
    return answer(204)
  }),
})
