import 'server-only'
import { getTranslations } from 'next-intl/server'
import { tireSize } from '@/lib/catalog/product/rules'
import { chips, isFinderDefault, type ResultsQuery } from '@/lib/catalog/results/address'
import { tireSizeOf } from '@/lib/catalog/results/car/fitting'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { facetTexts } from './facet-text'

/** The lettering of what is asked for: `195/80 R15`, `15″ · 5x139.7`, `5x139.7`; empty where nothing has to fit. */
export function queryMark(query: ResultsQuery): string {
  const { type, single } = query
  switch (type) {
    case 'Tire': {
      const size = tireSizeOf(query)
      return size ? tireSize(size) : ''
    }
    case 'Wheel':
      return [single.diameter && `${single.diameter}″`, single.boltSpacing].filter(Boolean).join(' · ')
    case 'Spacer':
      return single.boltDistance ?? ''
  }
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
  const { pluralOf } = await facetTexts()
  const words = resultsWords[query.type]
  const mark = queryMark(query)
  const chosen = chips(query).flatMap((chip) =>
    isFinderDefault(chip) ? [] : [pluralOf(chip.name, chip.value)],
  )
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
