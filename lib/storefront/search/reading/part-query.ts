import type { ProductType } from '@/lib/catalog/product/schema'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'
import { SET } from '@/lib/storefront/results/parameters'
import type { Parts } from './parts'

/** The list of a type that has the parts; `vehicle` is the path of a car. */
export function queryOfParts(type: ProductType, parts: Parts, vehicle?: string): ResultsQuery {
  const { use, color, patterns, pieces, inStock, sort, maker, title, ...values } = parts
  const { loadIndex, loadIndexDual = null, speedIndex = '', boltPattern, centralBore, ...same } = values
  const icVc =
    loadIndex === undefined
      ? undefined
      : serviceDescription({ icVc: `${loadIndex}${speedIndex}`, loadIndexDual })
  const words = [type === 'Tire' ? undefined : maker, title].filter(Boolean).join(' ')
  const query = queryFor(type, {
    ...same,
    vehicle,
    icVc,
    boltSpacing: boltPattern,
    boltDistance: boltPattern,
    centralBoreDiameter: centralBore,
    hubBore: centralBore,
    manufacturer: maker,
    title: words || undefined,
    inStock: inStock ?? (pieces !== undefined && pieces < SET ? 'yes' : undefined),
    atLeast: pieces !== undefined && pieces >= SET ? SET : undefined,
  })
  return {
    ...query,
    facets: {
      ...query.facets,
      ...(type === 'Tire' && use ? { use } : {}),
      ...(type === 'Tire' && patterns ? { protector: patterns } : {}),
      ...(type === 'Wheel' && color ? { color } : {}),
    },
    ...(sort ? { sort } : {}),
  }
}
