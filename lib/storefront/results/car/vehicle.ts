import 'server-only'
import { vehicleFit } from '@/lib/fitment/filter'
import { hubOf } from '@/lib/fitment/vehicle'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import { finderCondition } from '@/lib/storefront/results/conditions'
import { fittingIds } from './judged'

/** Queries with what their vehicle admits, which is read once. A vehicle that the table does not have admits nothing. */
export async function withVehicleFits(queries: readonly ResultsQuery[]): Promise<ResultsQuery[]> {
  const paths = [...new Set(queries.flatMap(({ single }) => single.vehicle ?? []))]
  const vehicles = new Map(
    await Promise.all(paths.map(async (path) => [path, await findVehicle(path)] as const)),
  )
  return Promise.all(
    queries.map(async ({ fit: _, hub: __, fittingIds: ___, ...query }) => {
      const path = query.single.vehicle ?? ''
      const vehicle = vehicles.get(path)
      if (!vehicle) return query
      const [fit, hub] = [vehicleFit(vehicle), hubOf(vehicle)]
      if (query.single.fits === undefined) return { ...query, fit, hub }
      const ofCar = finderCondition({ type: query.type, single: { vehicle: path }, fit })
      return { ...query, fit, hub, fittingIds: await fittingIds(ofCar, hub) }
    }),
  )
}

/** The same of one query. */
export async function withVehicleFit(query: ResultsQuery): Promise<ResultsQuery> {
  const [resolved = query] = await withVehicleFits([query])
  return resolved
}
