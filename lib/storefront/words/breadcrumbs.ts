import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import { finderPaths, resultsPath } from '@/lib/storefront/results/address'
import { sameFit } from '@/lib/storefront/results/car/fitting'
import { queryMark } from './results-text'

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
