import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { expiresWith } from '@/lib/platform/cache/cache'
import { getEditedNews, getNews, listNews, nextToAppear } from './queries'
import { ChangedNews, DeletedNews, NewNews } from './schema'
import { changeNews, createNews, deleteNews } from './service'
import { newsItemTag, newsTag } from './tags'

const NewsAnswer = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  urlVideo: z.string(),
  createdDate: z.iso.datetime(),
})

export const news = callTable(
  call('POST /api/admin/news', 'catalogue', { body: NewNews, status: 201 }, createNews),
  call('GET /api/admin/news/[id]', 'catalogue', getEditedNews),
  call('PATCH /api/admin/news/[id]', 'catalogue', { body: ChangedNews }, changeNews),
  call('DELETE /api/admin/news/[id]', 'catalogue', { body: DeletedNews, status: 204 }, (id, body, user) =>
    deleteNews(id, body.version, user),
  ),
  call('GET /api/tires/news', 'anyone', { cache: 'public', answers: z.array(NewsAnswer) }, async () => {
    expiresWith([newsTag], await nextToAppear())
    return listNews()
  }),
  call('GET /api/tires/news/[id]', 'anyone', { cache: 'public', answers: NewsAnswer }, (id) => {
    expiresWith([newsItemTag(id)])
    return getNews(id)
  }),
)
