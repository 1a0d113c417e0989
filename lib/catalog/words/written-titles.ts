import 'server-only'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { shownTitle, type TitledProduct, type TitleWords } from './product-title'

const wordsIn = (locale: Locale, messages: typeof pl): TitleWords => ({
  locale,
  t: createTranslator({ locale, messages, namespace: 'productTitle' }),
})

const words: Record<Locale, TitleWords> = {
  pl: wordsIn('pl', pl),
  en: wordsIn('en', en as typeof pl),
  ru: wordsIn('ru', ru as typeof pl),
}

/** The title in which a visitor of a language reads a product, outside of any page; null where it is the stored one. */
export function writtenTitle(product: TitledProduct, locale: Locale): string | null {
  const { text } = shownTitle(product, words[locale])
  return text === product.title ? null : text
}
