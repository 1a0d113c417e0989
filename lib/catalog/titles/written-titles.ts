import 'server-only'
import { type Locale, perLocale } from '@/lib/platform/i18n/routing'
import { titleWordsOf } from '@/lib/shop/texts/translator'
import { printed, shownTitle, type TitledProduct, type TitleWords } from './product-title'

const words = perLocale((locale): TitleWords => ({ locale, t: titleWordsOf(locale) }))

/** The title in which a visitor of a language reads a product, outside of any page; null where it is the stored one. */
export function writtenTitle(product: TitledProduct, locale: Locale): string | null {
  const { text } = shownTitle(product, words[locale])
  return text === printed(product.title) ? null : text
}
