import 'server-only'
import { vehicleFit } from '@/lib/fitment/filter'
import type { Hub } from '@/lib/fitment/kit'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import { finderCondition } from '@/lib/storefront/results/conditions'
import { fittingIds } from './judged'

/** A vehicle that the table lacks admits nothing; where too many would have to be judged, a query loses its `fits`. */
export async function withVehicleFits(queries: readonly ResultsQuery[]): Promise<ResultsQuery[]> {
  const paths = [...new Set(queries.flatMap(({ single }) => single.vehicle ?? []))]
  const vehicles = new Map(
    await Promise.all(paths.map(async (path) => [path, await findVehicle(path)] as const)),
  )
  // queries with different facets share what fits: facets are counted over each other
  const scans = new Map<string, ReturnType<typeof fittingIds>>()
  const fittingOf = (query: Parameters<typeof finderCondition>[0], hub: Hub) => {
    const name = JSON.stringify([query.type, query.single])
    const scan = scans.get(name) ?? fittingIds(finderCondition(query), hub)
    scans.set(name, scan)
    return scan
  }
  return Promise.all(
    queries.map(async ({ fit: _, hub: __, fittingIds: ___, ...query }) => {
      const path = query.single.vehicle ?? ''
      const vehicle = vehicles.get(path)
      if (!vehicle) return query
      const [fit, hub] = [vehicleFit(vehicle), hubOf(vehicle)]
      const { fits, ...single } = query.single
      if (fits === undefined) return { ...query, fit, hub }
      const ids = await fittingOf({ type: query.type, single, fit }, hub)
      return ids ? { ...query, fit, hub, fittingIds: ids } : { ...query, single, fit, hub }
    }),
  )
}

export async function withVehicleFit(query: ResultsQuery): Promise<ResultsQuery> {
  const [resolved = query] = await withVehicleFits([query])
  return resolved
}
