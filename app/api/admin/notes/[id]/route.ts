import { removeNote } from '@/lib/customers/notes'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'orders', params: IdParams }, async ({ params, user }) => {
    await removeNote(params.id, user)
    return answer(204)
  }),
})
