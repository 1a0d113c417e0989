import { handler, route } from '@/lib/http/handler'
import { cachedSitemapFiles } from '@/lib/seo/sitemap/cached'
import { listedKinds, sitemapIndexXml } from '@/lib/seo/sitemap/sitemap'
import { xmlAnswer } from '@/lib/seo/xml-answer'

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
