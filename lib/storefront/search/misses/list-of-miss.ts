import 'server-only'
import { productTypes } from '@/lib/catalog/product/schema'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { filterPaths, finderPaths, type ResultsQuery, readResults } from '@/lib/storefront/results/address'

/** The list that the path of an empty one asks for, with its car; null for a path of no list. */
export async function listOfMiss(
  path: string,
): Promise<{ query: ResultsQuery; vehicle: Vehicle | null } | null> {
  const type = productTypes.find(
    (each) => path.startsWith(`${filterPaths[each]}/`) || path === finderPaths[each],
  )
  if (!type) return null
  const { query } = readResults(type, path.slice(filterPaths[type].length + 1))
  const { vehicle } = query.single
  return { query, vehicle: vehicle === undefined ? null : await findVehicle(vehicle) }
}
