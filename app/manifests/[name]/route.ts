import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answer, handler, route } from '@/lib/platform/api/handler'
import { localeFile, manifest } from '@/lib/shop/seo/files'

const Params = z.object({ name: localeFile('webmanifest') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params, cache: 'public' }, async ({ params: { name: locale } }) => {
    const t = await getTranslations({ locale, namespace: 'site' })
    return answer(200, manifest(locale, t('description')), {
      'content-type': 'application/manifest+json; charset=utf-8',
    })
  }),
})
