import { z } from 'zod'
import { handler, route } from '@/lib/platform/api/handler'
import { ShopError } from '@/lib/platform/errors'
import { ownRulesSince } from '@/lib/shop/settings/load'
import { sitemapPages, vehicleSitemapPages } from '@/lib/site/sitemap/queries'
import { parseSitemapName, sitemapXml, standingSitemapPages } from '@/lib/site/sitemap/sitemap'
import { streamedXmlAnswer } from '@/lib/storefront/seo/xml-answer'

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
