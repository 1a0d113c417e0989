import type { Vehicle } from '@/lib/fitment/vehicle'

/** A vehicle without the names of its fields: the page sends all of them to the browser. */
export const vehicleRow = (vehicle: Vehicle) =>
  [
    vehicle.id,
    vehicle.path,
    vehicle.make,
    vehicle.model,
    vehicle.generation,
    vehicle.yearFrom,
    vehicle.yearTo,
    vehicle.boltPattern,
    vehicle.centerBore,
    vehicle.thread,
    vehicle.fastener,
    vehicle.seat,
    vehicle.stockOffset,
    vehicle.stockWheels,
    vehicle.stockTires,
    vehicle.torque,
    vehicle.confidence,
  ] as const
export type VehicleRow = ReturnType<typeof vehicleRow>

/** The vehicle of a row. What no check reads stays on the server: upsizes and sources. */
export function vehicleOfRow(row: VehicleRow): Vehicle {
  const [id, path, make, model, generation, yearFrom, yearTo, boltPattern, centerBore, ...others] = row
  const [thread, fastener, seat, stockOffset, stockWheels, stockTires, torque, confidence] = others
  return {
    id,
    path,
    make,
    model,
    generation,
    yearFrom,
    yearTo,
    boltPattern,
    centerBore,
    thread,
    fastener,
    seat,
    stockOffset,
    stockWheels,
    stockTires,
    upsizes: [],
    torque,
    confidence,
    sources: [],
  }
}
