import 'server-only'
import { vehicleFit } from '@/lib/fitment/filter'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import type { ResultsQuery } from '@/lib/storefront/results/address'

/** Queries with what their vehicle admits, which is read once. A vehicle that the table does not have admits nothing. */
export async function withVehicleFits(queries: readonly ResultsQuery[]): Promise<ResultsQuery[]> {
  const paths = [...new Set(queries.flatMap(({ single }) => single.vehicle ?? []))]
  const vehicles = new Map(
    await Promise.all(paths.map(async (path) => [path, await findVehicle(path)] as const)),
  )
  return queries.map(({ fit: _, ...query }) => {
    const vehicle = vehicles.get(query.single.vehicle ?? '')
    return vehicle ? { ...query, fit: vehicleFit(vehicle) } : query
  })
}

/** The same of one query. */
export async function withVehicleFit(query: ResultsQuery): Promise<ResultsQuery> {
  const [resolved = query] = await withVehicleFits([query])
  return resolved
}
