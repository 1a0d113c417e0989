import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { cachedNewsList } from '@/lib/news/cached'
import { newsPath } from '@/lib/news/rules'
import { feedXml } from '@/lib/seo/feed'
import { localeFile } from '@/lib/seo/locale-file'
import { xmlAnswer } from '@/lib/seo/xml-answer'

const Params = z.object({ name: localeFile('xml') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params, cache: 'public' }, async ({ params: { name: locale } }) => {
    const t = await getTranslations({ locale, namespace: 'seo' })
    const items = (await cachedNewsList(locale)).map((item) => ({ ...item, path: newsPath(item.id) }))
    const title = t('feedTitle')
    const description = t('feedDescription')
    return xmlAnswer(feedXml({ locale, title, description, items }), 'application/rss+xml')
  }),
})
