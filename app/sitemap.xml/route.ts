import { handler, route } from '@/lib/platform/api/handler'
import { cachedSitemapFiles } from '@/lib/site/sitemap/cached'
import { listedKinds, sitemapIndexXml } from '@/lib/site/sitemap/sitemap'
import { xmlAnswer } from '@/lib/storefront/seo/xml-answer'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async () => {
    const files = await cachedSitemapFiles()
    return xmlAnswer(
      sitemapIndexXml([
        { file: { kind: 'pages' } },
        ...listedKinds.flatMap((kind) =>
          files[kind].map(({ number, changed }) => ({ file: { kind, number }, changed })),
        ),
      ]),
    )
  }),
})
