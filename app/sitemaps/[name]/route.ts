import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { handler, route } from '@/lib/http/handler'
import { sitemapPages, vehicleSitemapPages } from '@/lib/seo/sitemap/queries'
import { parseSitemapName, sitemapXml, standingSitemapPages } from '@/lib/seo/sitemap/sitemap'
import { streamedXmlAnswer } from '@/lib/seo/xml-answer'
import { ownRulesSince } from '@/lib/settings/load'

const Params = z.object({ name: z.string() })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params }, async ({ request, params }) => {
    const file = parseSitemapName(params.name)
    if (!file) throw new ShopError('not_found')
    const pages =
      file.kind === 'pages'
        ? [standingSitemapPages(ownRulesSince()), await vehicleSitemapPages()]
        : sitemapPages(file.kind, file.number)
    return streamedXmlAnswer(request, sitemapXml(pages))
  }),
})
