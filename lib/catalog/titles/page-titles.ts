import 'server-only'
import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/shop/texts/locale'
import { type ShownTitle, shownTitle, type TitledProduct } from './product-title'

export async function pageTitles(): Promise<(product: TitledProduct) => ShownTitle> {
  const words = { locale: await pageLocale(), t: await getTranslations('productTitle') }
  return (product) => shownTitle(product, words)
}
