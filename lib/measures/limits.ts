import { boltCircle, type Rim, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { loadIndexRange } from '@/lib/measures/load-and-speed'

// What figures of hubs, wheels and tires can be. Anything else is a typing error, or another unit.

/** mm */
export const centerBores = { least: 40, most: 300 } as const
/** ET, mm */
export const offsets = { least: -150, most: 150 } as const
/** mm; shorter studs hold no wheel */
export const studLengths = { least: 10, most: 150 } as const
/** UN Regulation No. 30, annex 4 */
export const loadIndexes = { least: 0, most: 279 } as const
/** Of tires whose load in kg is known. */
export const ratedLoadIndexes = loadIndexRange
/** km/h, as far as speed symbols go */
export const topSpeeds = { least: 60, most: 300 } as const
/** kg on one axle of a car or a van */
export const axleLoads = { least: 300, most: 5_000 } as const
/** Years of production. */
export const years = { least: 1940, most: 2100 } as const

const holes = { least: 3, most: 10 }
const circlesMm = { least: 80, most: 350 }
/** inches */
export const rimDiameters = { least: 10, most: 30 }
/** inches */
export const rimWidths = { least: 3, most: 16 }
const tireDiametersMm = { least: 400, most: 1_500 }

export type Range = { least: number; most: number }
export const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most

/** Of a pattern such as `5x139.7`. One in inches (`5x5.5`) is not. */
export function isPossiblePattern(pattern: string): boolean {
  const circle = boltCircle(pattern)
  return circle !== undefined && isWithin(circle.holes, holes) && isWithin(circle.diameterMm, circlesMm)
}

export const isPossibleRim = ({ diameter, width }: Rim): boolean =>
  isWithin(diameter, rimDiameters) && isWithin(width, rimWidths)

export const isPossibleTire = (size: TireSize): boolean => {
  const { overallDiameterMm, sidewallMm } = tireDimensions(size)
  return (
    isWithin(size.diameter, rimDiameters) && isWithin(overallDiameterMm, tireDiametersMm) && sidewallMm > 0
  )
}

/** Where a wheel sits on its hub: the bore in mm. Null is not known. */
type HubFace = { centerBore: number | null; boltPattern: string | null }

/** Whether a hub's bore lies within its bolts. */
export const isBoreWithinBolts = ({ centerBore, boltPattern }: HubFace) =>
  centerBore === null || boltPattern === null || centerBore < (boltCircle(boltPattern)?.diameterMm ?? 0)
