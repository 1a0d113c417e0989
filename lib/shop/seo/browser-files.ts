import type { MetadataRoute } from 'next'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { absoluteAddress } from './origin'
import { XML_HEAD, xmlText } from './xml'

// What browsers read to offer the shop's search in their address bar, and to install the shop.

export const searchDescriptionPath = (locale: Locale) => `/opensearch/${locale}.xml`
export const manifestPath = (locale: Locale) => `/manifests/${locale}.webmanifest`

/** The background of the icons and of the browser's bars. */
export const THEME_COLOR = '#15171A'

/** An OpenSearch 1.1 description. Its name may have 16 characters, its description 1,024. */
export function searchDescription(locale: Locale, description: string): string {
  const address = (path: string) => xmlText(absoluteAddress(path))
  return `${XML_HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText(shop.name.slice(0, 16))}</ShortName>
<Description>${xmlText(description)}</Description>
<Language>${locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/x-icon">${address('/favicon.ico')}</Image>
<Url type="text/html" template="${address(localePath(locale, '/products/title'))}?title={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address(searchDescriptionPath(locale))}"/>
</OpenSearchDescription>
`
}

export const manifest = (locale: Locale, description: string): MetadataRoute.Manifest => ({
  id: '/',
  name: shop.name,
  short_name: shop.name,
  description,
  lang: locale,
  start_url: localePath(locale, '/'),
  scope: '/',
  // the shop has no controls of its own for Back and Reload
  display: 'minimal-ui',
  background_color: THEME_COLOR,
  theme_color: THEME_COLOR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
