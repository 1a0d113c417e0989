import 'server-only'
import type { Locale } from '@/lib/platform/i18n/routing'
import { titleWordsOf } from '@/lib/shop/texts/translator'
import { printed, shownTitle, type TitledProduct, type TitleWords } from './product-title'

const words: Record<Locale, TitleWords> = {
  pl: { locale: 'pl', t: titleWordsOf('pl') },
  en: { locale: 'en', t: titleWordsOf('en') },
  ru: { locale: 'ru', t: titleWordsOf('ru') },
}

/** The title in which a visitor of a language reads a product, outside of any page; null where it is the stored one. */
export function writtenTitle(product: TitledProduct, locale: Locale): string | null {
  const { text } = shownTitle(product, words[locale])
  return text === printed(product.title) ? null : text
}
