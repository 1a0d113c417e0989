import type { Product } from '@/lib/catalog/product/schema'
import { titleAtSize } from '@/lib/catalog/words/product-text'
import type { Locale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import type { CardLines } from './CardFace'

/** The parts of a card's title; `size` is for a title that does not name it. */
export function cardLines(product: Product, title: string, size: string, locale: Locale): CardLines {
  const { before, after, ...at } = titleAtSize(product, title) ?? { before: '', size, after: title }
  return [typeset(before, locale), at.size, typeset(after, locale)]
}

/** Without what is only typography, so that `CB 71,5` and `CB71.5` are found to be the same. */
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
