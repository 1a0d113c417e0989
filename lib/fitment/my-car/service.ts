import 'server-only'
import { query } from '@/lib/core/database/query'
import { ShopError } from '@/lib/core/errors'
import { vehicleName } from '@/lib/fitment/vehicle'
import { findVehicle, findVehicleById } from '@/lib/fitment/vehicles/queries'
import type { MyCar, NamedCar } from './schema'

/** The car of an account; null where its owner chose none. */
export async function findAccountCar(userId: string): Promise<NamedCar | null> {
  const row = await query()
    .selectFrom('accountCar')
    .select(['vehicleId', 'ownTire'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const vehicle = row ? await findVehicleById(row.vehicleId) : null
  return row && vehicle ? { path: vehicle.path, tire: row.ownTire, name: vehicleName(vehicle) } : null
}

/** @throws ShopError vehicle.not_found */
export async function keepAccountCar(userId: string, { path, tire }: MyCar): Promise<NamedCar> {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new ShopError('vehicle.not_found')
  const values = { vehicleId: vehicle.id, ownTire: tire, chosenAt: new Date() }
  await query()
    .insertInto('accountCar')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
  return { path, tire, name: vehicleName(vehicle) }
}

export async function forgetAccountCar(userId: string): Promise<void> {
  await query().deleteFrom('accountCar').where('userId', '=', userId).execute()
}
