import 'server-only'
import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbJsonLd, type JsonLdDocument } from './json-ld'

/** The breadcrumb trail from the home page to this page, in the page's language. */
export async function breadcrumbsFromHome(
  ...steps: { name: string; path: string }[]
): Promise<JsonLdDocument> {
  const t = await getTranslations('seo')
  return breadcrumbJsonLd(await pageLocale(), [{ name: t('home'), path: '/' }, ...steps])
}
