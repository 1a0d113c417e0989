import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { FacetName, SingleName } from '@/lib/catalog/results/parameters'
import { pageLocale } from '@/lib/i18n/locale'
import { languageTag } from '@/lib/i18n/routing'
import { offsetText } from './product-text'

export type FilterLabel = FacetName | SingleName | 'prices'

const known = {
  typeOfTire: ['passenger', 'truck', '4X4'],
  typeOfWheel: ['steel', 'alloy'],
  material: ['steel', 'aluminium'],
  color: ['black', 'silver', 'white', 'gunmetal', 'bronze'],
  mounting: ['bolt-on', 'slip-on'],
  inStock: ['yes', 'no'],
  season: ['summer', 'winter', 'allseason'],
} as const
type Known = keyof typeof known

const isKnown = (name: string): name is Known => Object.hasOwn(known, name)

/** The words for what a filter is set to: codes in the language of the page, figures with their units. */
export async function facetTexts() {
  const t = await getTranslations('facets')
  const tag = languageTag[await pageLocale()]
  const figure = (text: string) => Number(text).toLocaleString(tag, { maximumFractionDigits: 2 })
  const range = (text: string) => {
    const [from = '', to = ''] = text.split('-')
    if (to === '') return t('priceFrom', { from: figure(from) })
    return Number(from) > 0
      ? t('priceBetween', { from: figure(from), to: figure(to) })
      : t('priceTo', { to: figure(to) })
  }
  const wordOf = (name: FilterLabel, value: string): string => {
    if (name === 'price' || name === 'prices') return range(value)
    if (name === 'offset') return offsetText(value)
    if (name === 'thickness') return t('mm', { value: figure(value) })
    if (name === 'width') return `${figure(value)} J`
    if (name === 'centralBoreDiameter') return `CB ${figure(value)}`
    return isKnown(name) ? codeText(name, value) : value
  }
  // a code that no language knows yet is shown as it stands
  const codeText = (name: Known, code: string) =>
    (known[name] as readonly string[]).includes(code)
      ? t(`values.${name}.${code}` as 'values.inStock.yes')
      : code
  return { nameOf: (name: FilterLabel) => t(`names.${name}`), wordOf, codeText }
}
