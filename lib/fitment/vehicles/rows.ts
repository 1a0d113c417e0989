import 'server-only'
import type { Confidence, Fastener, Seat } from '@/lib/fitment/kit'
import type { gradeFields, Vehicle } from '@/lib/fitment/vehicle'
import { vehicleFields } from '@/lib/fitment/vehicles/entry'
import { query } from '@/lib/platform/database/query'

/** The columns of a `Vehicle`. */
const vehicleColumns = ['id', 'path', ...vehicleFields] as const satisfies readonly (keyof Vehicle)[]

/** Rows that are of the type `Vehicle`: the table has a CHECK for each code. */
export const selectVehicles = (on = query()) =>
  on
    .selectFrom('vehicle')
    .select(vehicleColumns)
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

/** A vehicle with the version that an edit is of. */
export type EditedVehicle = Vehicle & { version: number }
export const selectEdited = (on = query()) => selectVehicles(on).select('version')
