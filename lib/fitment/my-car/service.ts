import 'server-only'
import { findVehicle, findVehicleById } from '@/lib/fitment/vehicles/queries'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { MyCar, NamedCar, OwnFigures } from './schema'

const namedCar = (vehicle: Vehicle, { tire, offset, axleLoad }: OwnFigures): NamedCar => ({
  path: vehicle.path,
  tire,
  offset,
  axleLoad,
  name: vehicleName(vehicle),
  model: vehicle.model,
})

export async function findAccountCar(userId: string): Promise<NamedCar | null> {
  const row = await query()
    .selectFrom('accountCar')
    .select(['vehicleId', 'ownTire as tire', 'ownOffset as offset', 'axleLoad'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const vehicle = row ? await findVehicleById(row.vehicleId) : null
  return row && vehicle ? namedCar(vehicle, row) : null
}

/** @throws ShopError vehicle.not_found */
export async function keepAccountCar(userId: string, { path, ...said }: MyCar): Promise<NamedCar> {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new ShopError('vehicle.not_found')
  const { tire: ownTire, offset: ownOffset, axleLoad } = said
  const values = { vehicleId: vehicle.id, ownTire, ownOffset, axleLoad, chosenAt: new Date() }
  await query()
    .insertInto('accountCar')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
  return namedCar(vehicle, said)
}

export async function forgetAccountCar(userId: string): Promise<void> {
  await query().deleteFrom('accountCar').where('userId', '=', userId).execute()
}
