import 'server-only'
import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/shop/texts/locale'
import { type ShownTitle, shownTitle, type TitledProduct } from './product-title'

/** Titles of products in the language of the page. */
export async function pageTitles(): Promise<(product: TitledProduct) => ShownTitle> {
  const words = { locale: await pageLocale(), t: await getTranslations('productTitle') }
  return (product) => shownTitle(product, words)
}
