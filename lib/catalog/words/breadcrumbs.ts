import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import { finderPaths, type ResultsQuery, resultsPath } from '@/lib/catalog/results/address'
import { askedMark } from './results-text'

export type Step = { name: string; path: string }

/** Where a product stands in the shop: its finder, then everything that fits where it fits. */
export async function breadcrumbsOf(product: Product): Promise<[Step, Step]> {
  const t = await getTranslations('results')
  const fitting = fitsLike(product)
  const type = product.productType
  const finder = { Tire: t('allTires'), Wheel: t('allWheels'), Spacer: t('allSpacers') }[type]
  return [
    { name: finder, path: finderPaths[type] },
    { name: askedMark(fitting), path: resultsPath(fitting) },
  ]
}

/** The result that a product is one of: its size, its rim on its bolt pattern, its bolt pattern. */
function fitsLike(product: Product): ResultsQuery {
  const of = (single: ResultsQuery['single']): ResultsQuery => ({
    type: product.productType,
    single,
    facets: {},
    page: 1,
  })
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      return of({ width: `${width}`, profile: `${profile}`, diameter: `${diameter}` })
    }
    case 'Wheel':
      return of({ diameter: `${product.diameter}`, boltSpacing: product.boltSpacing })
    case 'Spacer':
      return of({ boltDistance: product.boltDistance })
  }
}
