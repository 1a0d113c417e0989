import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { isRowId } from '@/lib/core/values/row-id'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { byName, selectVehicles } from './rows'

/** All vehicles by make, model and first year. */
export async function listVehicles(): Promise<Vehicle[]> {
  const vehicles = await selectVehicles().execute()
  return vehicles.sort(byName)
}

/** Null where no vehicle has the path. */
export async function findVehicle(path: string): Promise<Vehicle | null> {
  // PostgreSQL's text has no NUL
  if (path.includes('\0')) return null
  return (await selectVehicles().where('path', '=', path).executeTakeFirst()) ?? null
}

/** Null where no vehicle has the id. */
export async function findVehicleById(id: number): Promise<Vehicle | null> {
  if (!isRowId(id)) return null
  return (await selectVehicles().where('id', '=', id).executeTakeFirst()) ?? null
}

/** @throws ShopError vehicle.not_found */
export async function existingVehicle(id: number): Promise<Vehicle> {
  const vehicle = await findVehicleById(id)
  if (!vehicle) throw new ShopError('vehicle.not_found')
  return vehicle
}
