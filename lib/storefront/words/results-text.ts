import 'server-only'
import { getTranslations } from 'next-intl/server'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'
import { chips, isFinderDefault, type ResultsQuery } from '@/lib/storefront/results/address'
import { tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { facetTexts } from './facet-text'

/** mm: a narrower tire has its overall diameter in inches in place of its width. */
const LEAST_METRIC_WIDTH = 100

/** The lettering of what is asked for: `195/80 R15`, `15″ · 5x139.7`, `5x139.7`; empty where nothing has to fit. */
export function queryMark(query: ResultsQuery): string {
  const { type, single } = query
  switch (type) {
    case 'Tire': {
      const size = tireSizeOf(query)
      return size ? tireSize(size) : partOfTireSize(single)
    }
    case 'Wheel':
      return [single.diameter && `${single.diameter}″`, single.boltSpacing].filter(Boolean).join(' · ')
    case 'Spacer':
      return single.boltDistance ?? ''
  }
}

/** `205`, `235/75`, `31″`, `205 R16`: what is said of a tire's size where not all of it is. */
function partOfTireSize({ width, profile, diameter }: ResultsQuery['single']): string {
  const isFlotation = Number(width) < LEAST_METRIC_WIDTH
  const section = profile ? `${width ?? ''}${isFlotation ? 'x' : '/'}${profile}` : width
  return [section && isFlotation && !profile ? `${section}″` : section, diameter && `R${diameter}`]
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

/** Messages of the `results` group that differ from type to type. */
export const resultsWords = {
  Tire: {
    title: 'tires',
    forVehicle: 'vehicleTires',
    metaForVehicle: 'metaVehicleTires',
    all: 'allTires',
    count: 'count',
    meta: 'metaTires',
    about: 'metaTiresDescription',
    aboutAll: 'allTiresDescription',
    finder: 'allSizes',
  },
  Wheel: {
    title: 'wheels',
    forVehicle: 'vehicleWheels',
    metaForVehicle: 'metaVehicleWheels',
    all: 'allWheels',
    count: 'countWheels',
    meta: 'metaWheels',
    about: 'metaWheelsDescription',
    aboutAll: 'allWheelsDescription',
    finder: 'wheelFinder',
  },
  Spacer: {
    title: 'spacers',
    forVehicle: 'vehicleSpacers',
    metaForVehicle: 'metaVehicleSpacers',
    all: 'allSpacers',
    count: 'countSpacers',
    meta: 'metaSpacers',
    about: 'metaSpacersDescription',
    aboutAll: 'allSpacersDescription',
    finder: 'spacerFinder',
  },
} as const

/** Title and description of a result for search engines: results that differ are told apart. */
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
