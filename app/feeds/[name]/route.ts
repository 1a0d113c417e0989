import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { locales } from '@/lib/i18n/routing'
import { cachedNewsList } from '@/lib/news/cached'
import { newsPath } from '@/lib/news/rules'
import { feedXml } from '@/lib/seo/feed'
import { xmlAnswer } from '@/lib/seo/xml-answer'

/** `name` is `en.xml`, for example. */
const Params = z.object({
  name: z
    .string()
    .regex(/\.xml$/)
    .transform((name) => name.slice(0, -'.xml'.length))
    .pipe(z.enum(locales)),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params, cache: 'public' }, async ({ params: { name: locale } }) => {
    const t = await getTranslations({ locale, namespace: 'seo' })
    const items = (await cachedNewsList(locale)).map((item) => ({ ...item, path: newsPath(item.id) }))
    const title = t('feedTitle')
    const description = t('feedDescription')
    return xmlAnswer(feedXml({ locale, title, description, items }), 'application/rss+xml')
  }),
})
