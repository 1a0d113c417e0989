import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { handler, route } from '@/lib/platform/api/handler'
import { localeFile, searchDescription } from '@/lib/shop/seo/files'
import { xmlAnswer } from '@/lib/storefront/seo/xml-answer'

const Params = z.object({ name: localeFile('xml') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params, cache: 'public' }, async ({ params: { name: locale } }) => {
    const t = await getTranslations({ locale, namespace: 'site' })
    const xml = searchDescription(locale, t('description'))
    return xmlAnswer(xml, 'application/opensearchdescription+xml')
  }),
})
