import 'server-only'
import { getTranslations } from 'next-intl/server'
import { tireSize } from '@/lib/catalog/product/rules'
import { chips, isUsual, type ResultsQuery } from '@/lib/catalog/results/address'
import type { TireSize } from '@/lib/drawing/dimensions'
import { facetTexts } from './facet-text'

/** The size that a query asks for; undefined while it leaves a part of it open. */
function askedSize({ type, single }: ResultsQuery): TireSize | undefined {
  const { width, profile, diameter } = single
  if (type !== 'Tire' || !width || !profile || !diameter) return undefined
  return { width: Number(width), profile: Number(profile), diameter: Number(diameter) }
}

/** The lettering of what is asked for: `195/80 R15`, `15" · 5x139.7`, `5x139.7`; empty where nothing has to fit. */
export function askedMark(query: ResultsQuery): string {
  const { type, single } = query
  switch (type) {
    case 'Tire': {
      const size = askedSize(query)
      return size ? tireSize(size) : ''
    }
    case 'Wheel':
      return [single.diameter && `${single.diameter}"`, single.boltSpacing].filter(Boolean).join(' · ')
    case 'Spacer':
      return single.boltDistance ?? ''
  }
}

/** Messages of the `results` group that differ from type to type. */
export const resultsWords = {
  Tire: {
    title: 'tires',
    all: 'allTires',
    count: 'count',
    meta: 'metaTires',
    about: 'metaTiresDescription',
    aboutAll: 'allTiresDescription',
    finder: 'allSizes',
  },
  Wheel: {
    title: 'wheels',
    all: 'allWheels',
    count: 'countWheels',
    meta: 'metaWheels',
    about: 'metaWheelsDescription',
    aboutAll: 'allWheelsDescription',
    finder: 'wheelFinder',
  },
  Spacer: {
    title: 'spacers',
    all: 'allSpacers',
    count: 'countSpacers',
    meta: 'metaSpacers',
    about: 'metaSpacersDescription',
    aboutAll: 'allSpacersDescription',
    finder: 'spacerFinder',
  },
} as const

/** Title and description of a result for search engines: results that differ are told apart. */
export async function resultsHead(query: ResultsQuery, total: number) {
  const t = await getTranslations('results')
  const { wordOf } = await facetTexts()
  const words = resultsWords[query.type]
  const mark = askedMark(query)
  const chosen = chips(query).flatMap((chip) => (isUsual(chip) ? [] : [wordOf(chip.name, chip.value)]))
  const size = [mark, ...chosen].join(' · ')
  const page = query.page > 1 ? ` · ${t('page', { page: query.page })}` : ''
  return mark
    ? { title: t(words.meta, { size, count: total }) + page, description: t(words.about, { size }) }
    : { title: [t(words.all), ...chosen].join(' · ') + page, description: t(words.aboutAll) }
}
