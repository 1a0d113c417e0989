import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import { offsetText } from '@/lib/catalog/words/product-text'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
import { isFlotation } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { pageLocale } from '@/lib/shop/texts/locale'
import {
  chips,
  finderPaths,
  isFinderDefault,
  type ResultsQuery,
  resultsPath,
} from '@/lib/storefront/results/address'
import { sameFit, tireSizeOf } from '@/lib/storefront/results/car/fitting'
import type { FacetName, SingleName } from '@/lib/storefront/results/parameters'

/** The lettering of what is asked for: `195/80 R15`, `15″ · 5x139.7`, `5x139.7`; empty where nothing has to fit. */
export function queryMark(query: ResultsQuery): string {
  const { type, single } = query
  switch (type) {
    case 'Tire': {
      const size = tireSizeOf(query)
      return size ? tireSizeText(size) : partOfTireSize(single)
    }
    case 'Wheel':
      return [single.diameter && `${single.diameter}″`, single.boltSpacing].filter(Boolean).join(' · ')
    case 'Spacer':
      return single.boltDistance ?? ''
  }
}

/** `205`, `235/75`, `31″`, `205 R16`: a tire size with some of its parts open. */
function partOfTireSize({ width, profile, diameter }: ResultsQuery['single']): string {
  const isInInches = isFlotation({ width: Number(width) })
  const section = profile ? `${width ?? ''}${isInInches ? 'x' : '/'}${profile}` : width
  return [section && isInInches && !profile ? `${section}″` : section, diameter && `R${diameter}`]
    .filter(Boolean)
    .join(' ')
}

/** What a list is called away from its page: `Wszystkie opony · 195/80 R15 · błotne`. */
export async function listName(query: ResultsQuery, vehicle: Vehicle | null): Promise<string> {
  const t = await getTranslations('results')
  const words = resultsWords[query.type]
  const heading = vehicle ? t(words.metaForVehicle, { vehicle: vehicleName(vehicle) }) : t(words.all)
  return [heading, queryMark(query), ...(await chosenIn(query))].filter(Boolean).join(' · ')
}

async function chosenIn(query: ResultsQuery): Promise<string[]> {
  const { pluralOf } = await facetTexts()
  return chips(query).flatMap((chip) => (isFinderDefault(chip) ? [] : [pluralOf(chip.name, chip.value)]))
}

const wordsWith = <Name extends 'Tires' | 'Wheels' | 'Spacers'>(name: Name) =>
  ({
    forVehicle: `vehicle${name}`,
    metaForVehicle: `metaVehicle${name}`,
    all: `all${name}`,
    meta: `meta${name}`,
    about: `meta${name}Description`,
    aboutAll: `all${name}Description`,
  }) as const

/** Messages of the `results` group that differ from type to type. */
export const resultsWords = {
  Tire: { ...wordsWith('Tires'), title: 'tires', count: 'count', finder: 'allSizes' },
  Wheel: { ...wordsWith('Wheels'), title: 'wheels', count: 'countWheels', finder: 'wheelFinder' },
  Spacer: { ...wordsWith('Spacers'), title: 'spacers', count: 'countSpacers', finder: 'spacerFinder' },
} as const

/** Title and description of a result for search engines: two different results have different ones. */
export async function resultsHead(query: ResultsQuery, total: number, vehicle: Vehicle | null) {
  const t = await getTranslations('results')
  const words = resultsWords[query.type]
  const mark = queryMark(query)
  const chosen = await chosenIn(query)
  const size = [mark, ...chosen].join(' · ')
  const page = query.page > 1 ? ` · ${t('page', { page: query.page })}` : ''
  if (vehicle) {
    const name = vehicleName(vehicle)
    return {
      title:
        [t(words.metaForVehicle, { vehicle: name }), ...[mark].filter(Boolean), ...chosen].join(' · ') + page,
      description: t('metaVehicleDescription', { vehicle: name }),
    }
  }
  return mark
    ? { title: t(words.meta, { size, count: total }) + page, description: t(words.about, { size }) }
    : { title: [t(words.all), ...chosen].join(' · ') + page, description: t(words.aboutAll) }
}

export type FilterLabel = FacetName | SingleName | 'prices'

/** The words of filter values: codes in the language of the page, figures with their units. */
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

export type Step = { name: string; path: string }

/** Where a product stands in the shop: its finder, then everything that fits where it fits. */
export async function breadcrumbsOf(product: Product): Promise<[Step, Step]> {
  const t = await getTranslations('results')
  const fitting = sameFit(product)
  const type = product.productType
  const finder = { Tire: t('allTires'), Wheel: t('allWheels'), Spacer: t('allSpacers') }[type]
  return [
    { name: finder, path: finderPaths[type] },
    { name: queryMark(fitting), path: resultsPath(fitting) },
  ]
}
