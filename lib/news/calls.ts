import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { getEditedNews, getNews, listNews } from './queries'
import { ChangedNews, DeletedNews, NewNews } from './schema'
import { changeNews, createNews, deleteNews } from './service'

const NewsAnswer = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  urlVideo: z.string(),
  createdDate: z.iso.datetime(),
})

export const news = callTable({
  'POST /api/admin/news': handler({ user: 'catalogue', body: NewNews, status: 201 }, ({ body, user }) =>
    createNews(body, user),
  ),
  'GET /api/admin/news/[id]': handler({ user: 'catalogue', params: IdParams }, ({ params }) =>
    getEditedNews(params.id),
  ),
  'PATCH /api/admin/news/[id]': handler(
    { user: 'catalogue', params: IdParams, body: ChangedNews },
    ({ params, body, user }) => changeNews(params.id, body, user),
  ),
  'DELETE /api/admin/news/[id]': handler(
    { user: 'catalogue', params: IdParams, body: DeletedNews, status: 204 },
    ({ params, body, user }) => deleteNews(params.id, body.version, user),
  ),
  'GET /api/tires/news': handler({ user: 'anyone', cache: 'public', answers: z.array(NewsAnswer) }, () =>
    listNews(),
  ),
  'GET /api/tires/news/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: NewsAnswer },
    ({ params }) => getNews(params.id),
  ),
})
