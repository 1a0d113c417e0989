import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { getEditedNews } from '@/lib/news/queries'
import { ChangedNews, DeletedNews } from '@/lib/news/schema'
import { changeNews, deleteNews } from '@/lib/news/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', params: IdParams }, ({ params }) => getEditedNews(params.id)),
  PATCH: handler({ user: 'catalogue', params: IdParams, body: ChangedNews }, ({ params, body, user }) =>
    changeNews(params.id, body, user),
  ),
  DELETE: handler(
    { user: 'catalogue', params: IdParams, body: DeletedNews },
    async ({ params, body, user }) => {
      await deleteNews(params.id, body.version, user)
      return answer(204)
    },
  ),
})
