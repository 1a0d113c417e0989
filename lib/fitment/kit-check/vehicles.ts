import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'

/** Vehicles without the names of their fields, which stand once before them: a page sends all of them to the browser. */
export type VehicleRows = { fields: string[]; rows: unknown[][] }

/** What no check reads stays on the server. */
export function vehicleRows(vehicles: readonly Vehicle[]): VehicleRows {
  const sent = vehicles.map(({ upsizes: _, sources: __, aliases: ___, ...vehicle }) =>
    Object.entries(vehicle),
  )
  return {
    fields: sent[0]?.map(([field]) => field) ?? [],
    rows: sent.map((entries) => entries.map(([, value]) => value)),
  }
}

export const vehiclesOfRows = ({ fields, rows }: VehicleRows): Vehicle[] =>
  rows.map((row) => ({
    ...(Object.fromEntries(fields.map((field, place) => [field, row[place]])) as Vehicle),
    upsizes: [],
    sources: [],
    aliases: [],
  }))
