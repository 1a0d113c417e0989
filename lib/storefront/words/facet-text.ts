import 'server-only'
import { getTranslations } from 'next-intl/server'
import { offsetText } from '@/lib/catalog/words/product-text'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { pageLocale } from '@/lib/shop/texts/locale'
import type { FacetName, SingleName } from '@/lib/storefront/results/parameters'

export type FilterLabel = FacetName | SingleName | 'prices'

/** The words for what a filter is set to: codes in the language of the page, figures with their units. */
export async function facetTexts() {
  const t = await getTranslations('facets')
  const tCard = await getTranslations('card')
  const tag = languageTag[await pageLocale()]
  const figure = (text: string) => Number(text).toLocaleString(tag, { maximumFractionDigits: 2 })
  // grouped as prices are, in which Polish has no four figures in a row
  const sum = (text: string) => Number(text).toLocaleString(tag, { useGrouping: 'always' })
  const range = (text: string) => {
    const [from = '', to = ''] = text.split('-')
    if (to === '') return t('priceFrom', { from: sum(from) })
    return Number(from) > 0
      ? t('priceBetween', { from: sum(from), to: sum(to) })
      : t('priceTo', { to: sum(to) })
  }
  const wordOf = (name: FilterLabel, value: string): string => {
    if (name === 'price' || name === 'prices') return range(value)
    if (name === 'offset') return offsetText(value)
    if (name === 'thickness') return t('mm', { value: figure(value) })
    if (name === 'width') return `${figure(value)} J`
    if (name === 'centralBoreDiameter' || name === 'hubBore') return tCard('bore', { mm: Number(value) })
    if (name === 'maxLoad') return t('kg', { value: figure(value) })
    return codeText(name, value)
  }
  // A value that is no code, or a code without a word, is shown as it stands.
  const codeText = (name: FilterLabel, code: string) =>
    /^[\w-]+$/.test(code) ? wordOr(t, `values.${name}.${code}`, code) : code
  // `Opony 195/80 R15 · całoroczne`: a title, a filter and a chip speak of many products.
  const pluralOf = (name: FilterLabel, value: string) =>
    /^[\w-]+$/.test(value) ? wordOr(t, `plural.${name}.${value}`, wordOf(name, value)) : wordOf(name, value)
  return { nameOf: (name: FilterLabel) => t(`names.${name}`), wordOf, pluralOf, codeText }
}
