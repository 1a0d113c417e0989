import { deleteSynonym } from '@/lib/catalog/search/synonyms/service'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'catalogue', params: IdParams }, async ({ params, user }) => {
    await deleteSynonym(params.id, user)
    return answer(204)
  }),
})
