import 'server-only'
import { sql } from 'kysely'
import { type ChangedVehicle, type VehicleEntry, vehicleTexts } from '@/lib/fitment/vehicles/entry'
import { newPath } from '@/lib/fitment/vehicles/path'
import { type EditedVehicle, selectEdited } from '@/lib/fitment/vehicles/queries'
import { vehiclesTag, vehicleTag } from '@/lib/fitment/vehicles/tags'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { expireTags } from '@/lib/platform/cache/cache'
import { rowOf, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'

/** Records a change for the audit, in texts: a year is no number to be grouped. */
function record(
  tx: Transaction,
  by: ShopUser,
  action: 'create' | 'edit' | 'delete',
  ...[before, after]: [Vehicle, Vehicle | null] | [null, Vehicle]
) {
  const factsOf = (vehicle: Vehicle | null) => vehicle && { path: vehicle.path, ...vehicleTexts(vehicle) }
  return recordChange(tx, by, {
    action: `vehicle.${action}`,
    subject: { type: 'vehicle', id: (before ?? after).id },
    before: factsOf(before),
    after: factsOf(after),
  })
}

export const expireVehicles = (paths: readonly string[]) =>
  expireTags([vehiclesTag, ...paths.map(vehicleTag)])

/** Locks the table until the transaction ends, so that a new path stays free and a list as it was read. */
export const lockVehicles = async (tx: Transaction): Promise<EditedVehicle[]> => {
  await sql`LOCK TABLE vehicle IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  return selectEdited(tx).execute()
}

export async function createVehicle(entry: VehicleEntry, by: ShopUser): Promise<EditedVehicle> {
  const vehicle = await transaction(async (tx) => {
    const paths = new Set((await lockVehicles(tx)).map(({ path }) => path))
    return insertVehicle(tx, { ...entry, path: newPath(entry, (path) => paths.has(path)) }, by)
  })
  expireVehicles([vehicle.path])
  return vehicle
}

/** Its path stays. @throws ShopError vehicle.not_found; vehicle.changed when somebody else has saved since */
export async function changeVehicle(id: number, { version, ...entry }: ChangedVehicle, by: ShopUser) {
  const vehicle = await transaction(async (tx) => updateVehicle(tx, await lock(tx, id, version), entry, by))
  expireVehicles([vehicle.path])
  return vehicle
}

/** @throws ShopError vehicle.not_found, vehicle.changed */
export async function deleteVehicle(id: number, version: number, by: ShopUser): Promise<void> {
  const path = await transaction(async (tx) => {
    const before = await lock(tx, id, version)
    await tx.deleteFrom('vehicle').where('id', '=', id).execute()
    await record(tx, by, 'delete', before, null)
    return before.path
  })
  expireVehicles([path])
}

async function lock(tx: Transaction, id: number, version: number): Promise<EditedVehicle> {
  const stored = await selectEdited(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!stored) throw new ShopError('vehicle.not_found')
  if (stored.version !== version) throw new ShopError('vehicle.changed')
  return stored
}

export async function insertVehicle(tx: Transaction, vehicle: VehicleEntry & { path: string }, by: ShopUser) {
  const { id } = await tx
    .insertInto('vehicle')
    .values(rowOf('vehicle', vehicle))
    .returning('id')
    .executeTakeFirstOrThrow()
  const created = { ...vehicle, id, version: 1 }
  await record(tx, by, 'create', null, created)
  return created
}

export async function updateVehicle(
  tx: Transaction,
  before: EditedVehicle,
  entry: VehicleEntry,
  by: ShopUser,
): Promise<EditedVehicle> {
  const after = { ...before, ...entry, version: before.version + 1 }
  await tx
    .updateTable('vehicle')
    .set({ ...rowOf('vehicle', entry), version: after.version })
    .where('id', '=', before.id)
    .execute()
  await record(tx, by, 'edit', before, after)
  return after
}
