import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { cachedNewsList } from '@/lib/customers/news/cached'
import { newsPath } from '@/lib/customers/news/rules'
import { handler, route } from '@/lib/platform/api/handler'
import { feedXml, localeFile } from '@/lib/shop/seo/files'
import { xmlAnswer } from '@/lib/storefront/seo/xml-answer'

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
