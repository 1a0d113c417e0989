import { tireDimensions } from '@/lib/drawing/dimensions'
import { BORE_TOLERANCE, DISPUTED_BORE } from './judge/checks/center-bore'
import { MOST_CHANGE } from './judge/checks/overall-diameter'
import { leastDiameter, NEVER_CLEARS } from './judge/checks/rim'
import { hubOf, type Vehicle } from './vehicle'

/**
 * What no known dimension excludes from a vehicle: `judge` says `no` of every other product. Load, speed and fastening are
 * not columns of the lists' indexes: the card of a product says them. Lengths in mm.
 */
export type VehicleFit = {
  /** Overall diameters of tires; null where no size of the vehicle is known. */
  diameters: { from: number; to: number } | null
  boltPattern: string
  /** Of wheels and spacers. */
  leastBore: number
  /** Inches; rims up to it never clear the brakes. Null where no rim of the vehicle is known. */
  tooSmallRim: number | null
}

/** For a computer a bound may lie just beside itself. mm */
const ROUNDING = 1e-6

/** The vehicle as bounds for the columns of products. */
export function vehicleFit(vehicle: Vehicle): VehicleFit {
  const hub = hubOf(vehicle)
  const tolerance = hub.confidence.centerBore === 'low' ? DISPUTED_BORE : BORE_TOLERANCE
  const leastRim = leastDiameter(hub)
  const stock = hub.stockTires.map((size) => tireDimensions(size).overallDiameterMm)
  return {
    diameters:
      stock.length === 0
        ? null
        : {
            from: Math.min(...stock) * (1 - MOST_CHANGE / 100) - ROUNDING,
            to: Math.max(...stock) * (1 + MOST_CHANGE / 100) + ROUNDING,
          },
    boltPattern: vehicle.boltPattern,
    leastBore: vehicle.centerBore - tolerance - ROUNDING,
    tooSmallRim: leastRim === null ? null : leastRim - NEVER_CLEARS,
  }
}
