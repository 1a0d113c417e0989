import { tireDimensions } from '@/lib/measures/dimensions'
import { leastLoadIndex, loadIndexRange, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { studDiameter } from '@/lib/measures/threads'
import { BORE_TOLERANCE, DISPUTED_BORE } from './judge/checks/center-bore'
import { HOLE_PLAY, leastThickness } from './judge/checks/fastening'
import { neededLoad } from './judge/checks/load-speed'
import { MOST_CHANGE } from './judge/checks/overall-diameter'
import { leastDiameter, NEVER_CLEARS } from './judge/checks/rim'
import type { Hub } from './kit'
import { hubOf, type Vehicle } from './vehicles/vehicle'

/** `judge` says `no` of a product exactly where a column breaks a bound; the unknown excludes nothing. mm, rims in inches. */
export type VehicleFit = {
  /** Overall diameters of tires. */
  diameters: { from: number; to: number } | null
  /** Of tires; a lower one carries less than the axle or the placard asks for. Beyond the table where no tire does. */
  leastLoadIndex: number | null
  /** km/h, of tires; winter and M+S tires may be slower. */
  leastSpeed: number | null
  boltPattern: string
  leastBore: number
  /** kg, of wheels */
  leastWheelLoad: number | null
  /** The holes of wheels and spacers are made for studs at least this thick. */
  leastStud: number | null
  /** The lip of a spacer goes into the bore of the stock wheel. */
  mostLip: number
  /** A spacer that is bolted on hides the nuts that hold it. */
  leastThickness: number
  /** Rims up to it never clear the brakes. */
  tooSmallRim: number | null
}

/** For a computer a bound may lie just beside itself. mm */
const ROUNDING = 1e-6

export function vehicleFit(vehicle: Vehicle): VehicleFit {
  const hub = hubOf(vehicle)
  const tolerance = hub.confidence.centerBore === 'low' ? DISPUTED_BORE : BORE_TOLERANCE
  const leastRim = leastDiameter(hub)
  const needed = neededLoad(hub)
  return {
    diameters: diametersOf(hub),
    leastLoadIndex: needed && (leastLoadIndex(needed.kg) ?? loadIndexRange.most + 1),
    leastSpeed: (hub.speedSymbol && speedLimitKmh(hub.speedSymbol)) || null,
    boltPattern: vehicle.boltPattern,
    leastBore: vehicle.centerBore - tolerance - ROUNDING,
    leastWheelLoad: hub.axleLoad === null ? null : hub.axleLoad / 2,
    leastStud: hub.thread === null ? null : studDiameter(hub.thread) - HOLE_PLAY,
    mostLip: vehicle.centerBore + tolerance + ROUNDING,
    leastThickness: leastThickness(hub.thread),
    tooSmallRim: leastRim === null ? null : leastRim - NEVER_CLEARS,
  }
}

function diametersOf({ stockTires }: Hub): VehicleFit['diameters'] {
  if (stockTires.length === 0) return null
  const stock = stockTires.map((size) => tireDimensions(size).overallDiameterMm)
  return {
    from: Math.min(...stock) * (1 - MOST_CHANGE / 100) - ROUNDING,
    to: Math.max(...stock) * (1 + MOST_CHANGE / 100) + ROUNDING,
  }
}
