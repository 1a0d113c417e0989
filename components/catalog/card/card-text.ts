import type { Product } from '@/lib/catalog/product/schema'
import { titleAtSize } from '@/lib/catalog/words/product-text'
import type { Locale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import type { CardLines } from './CardFace'

/** The parts of a card's title; `size` fills in for a title without a size. */
export function cardLines(product: Product, title: string, size: string, locale: Locale): CardLines {
  const { before, after, ...at } = titleAtSize(product, title) ?? { before: '', size, after: title }
  return [typeset(before, locale), at.size, typeset(after, locale)]
}

/** Drops spaces and typographic signs, so that `CB 71,5` equals `CB71.5`. */
const withoutTypography = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace('\u2212', '-')
    .replace(/(?<=\d),(?=\d)/g, '.')

/** The traits that the title does not name already, as one text. */
export const cardTraits = (traits: readonly string[], title: string, locale: Locale): string =>
  typeset(
    traits.filter((trait) => !withoutTypography(title).includes(withoutTypography(trait))).join('\u00a0· '),
    locale,
  )
