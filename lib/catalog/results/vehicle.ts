import 'server-only'
import { vehicleFit } from '@/lib/fitment/filter'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import type { ResultsQuery } from './address'

/** The query with what its vehicle admits. A vehicle that the table does not have admits nothing. */
export async function withVehicleFit({ fit: _, ...query }: ResultsQuery): Promise<ResultsQuery> {
  const { vehicle: path } = query.single
  const vehicle = path === undefined ? null : await findVehicle(path)
  return vehicle ? { ...query, fit: vehicleFit(vehicle) } : query
}
