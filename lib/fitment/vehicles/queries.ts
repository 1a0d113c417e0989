import 'server-only'
import { foldName } from '@/lib/catalog/words/fold'
import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import type { Confidence, Fastener, Seat } from '@/lib/fitment/kit'
import type { VehiclesQuery } from '@/lib/fitment/vehicles/admin-schema'
import { vehicleFields, vehicleTexts } from '@/lib/fitment/vehicles/entry'
import type { gradeFields, Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { pageCount } from '@/lib/platform/values/pages'
import { isRowId } from '@/lib/platform/values/row-id'
import { carFilter } from './search/match'

export async function listVehicles(): Promise<Vehicle[]> {
  const vehicles = await selectVehicles().execute()
  return vehicles.sort(byName)
}

export async function findVehicle(path: string): Promise<Vehicle | null> {
  // PostgreSQL's text has no NUL
  if (path.includes('\0')) return null
  return (await selectVehicles().where('path', '=', path).executeTakeFirst()) ?? null
}

export async function findVehicleById(id: number): Promise<Vehicle | null> {
  if (!isRowId(id)) return null
  return (await selectVehicles().where('id', '=', id).executeTakeFirst()) ?? null
}

export const vehicleExists = async (id: number): Promise<boolean> => (await findVehicleById(id)) !== null

/** @throws ShopError vehicle.not_found */
export async function existingVehicle(id: number): Promise<Vehicle> {
  const vehicle = await findVehicleById(id)
  if (!vehicle) throw new ShopError('vehicle.not_found')
  return vehicle
}

/** @throws ShopError vehicle.not_found */
export async function getEditedVehicle(id: number): Promise<EditedVehicle> {
  const vehicle = isRowId(id) && (await selectEdited().where('id', '=', id).executeTakeFirst())
  if (!vehicle) throw new ShopError('vehicle.not_found')
  return vehicle
}

const VEHICLES_PAGE = 50

/** The vehicles that the question names, and those whose figures or sizes hold every word of it. */
export async function searchVehicles({ search, confidence, page }: VehiclesQuery) {
  const words = foldName(withLatinVehicles(search)).split(/\s+/)
  const all = await listVehicles()
  const named = new Set(carFilter(all)(search))
  const found = all.filter(
    (vehicle) =>
      (confidence === undefined || vehicle.confidence === confidence) &&
      (named.has(vehicle) ||
        words.every((word) => foldName(Object.values(vehicleTexts(vehicle)).join(' ')).includes(word))),
  )
  const pages = pageCount(found.length, VEHICLES_PAGE)
  const shown = Math.min(page, pages)
  const vehicles = found.slice((shown - 1) * VEHICLES_PAGE, shown * VEHICLES_PAGE)
  return { vehicles, total: found.length, page: shown, pages }
}

/** Rows that are of the type `Vehicle`: the table has a CHECK for each code. */
export const selectVehicles = (on = query()) =>
  on
    .selectFrom('vehicle')
    .select(['id', 'path', ...vehicleFields])
    .$narrowType<
      { fastener: Fastener | null; seat: Seat | null; confidence: Confidence } & Record<
        (typeof gradeFields)[number],
        Confidence | null
      >
    >()

const { compare } = new Intl.Collator('en', { numeric: true })

/** As people read a list of cars: Land Cruiser 80 before Land Cruiser 100. */
export const byName = (a: Vehicle, b: Vehicle): number =>
  compare(a.make, b.make) ||
  compare(a.model, b.model) ||
  a.yearFrom - b.yearFrom ||
  compare(a.generation, b.generation)

export type EditedVehicle = Vehicle & { version: number }
export const selectEdited = (on = query()) => selectVehicles(on).select('version')
