import type { TireSize } from '@/lib/drawing/dimensions'
import type { Confidence, Fastener, Hub, Rim, Seat } from './kit'

/** A generation of a car, or a trim where its stock size differs. Null is not known. */
export type Vehicle = {
  id: number
  make: string
  model: string
  generation: string
  /** First and last year of production or sale. The years of two generations overlap: a year alone chooses none. */
  yearFrom: number
  /** Null: still sold, or the end is not known. */
  yearTo: number | null
  /** 5x139.7 */
  boltPattern: string
  /** mm, of the hub */
  centerBore: number
  thread: string | null
  fastener: Fastener | null
  seat: Seat | null
  /** ET in mm, of the usual stock wheel */
  stockOffset: number | null
  /** 15x5.5: diameter x width in inches. They do not pair with the tires by position. */
  stockWheels: readonly string[]
  /** Factory sizes of any trim, as they are written: 195/80R15, 205R16C, 7.50R16, 31x10.5R15 */
  stockTires: readonly string[]
  /** Sizes that owners often fit; not approved by the maker */
  upsizes: readonly string[]
  /** Nm as a workshop writes it: `118-147`, `131 alloy;209 steel` */
  torque: string | null
  confidence: Confidence
  /** Codes of `vehicles/sources.ts` */
  sources: readonly string[]
  /** Its page below /car: `suzuki/jimny-jb74` */
  path: string
}

/** The page of a vehicle, without the language. */
export const vehiclePath = ({ path }: Pick<Vehicle, 'path'>): string => `/car/${path}`

/** `JB74 (2018–)` */
export const generationName = ({
  generation,
  yearFrom,
  yearTo,
}: Pick<Vehicle, 'generation' | 'yearFrom' | 'yearTo'>): string =>
  `${generation} (${yearFrom}–${yearTo ?? ''})`

/** `Suzuki Jimny JB74 (2018–)` */
export const vehicleName = ({ make, model, ...vehicle }: Omit<Vehicle, 'id'>): string =>
  `${make} ${model} ${generationName(vehicle)}`

/** A rim in inches as people write it, in either order: `15x5.5`, `5,5Jx15`. Null for any other text. */
export function parseRim(text: string): Rim | null {
  const match = /^(\d{1,2}(?:[.,]\d{1,2})?) ?j? ?[x×х] ?(\d{1,2}(?:[.,]\d{1,2})?) ?j?$/i.exec(text.trim())
  if (!match) return null
  const [first = 0, second = 0] = match.slice(1).map((figure) => Number(figure.replace(',', '.')))
  // no rim of a car is wider than its diameter
  return { diameter: Math.max(first, second), width: Math.min(first, second) }
}

/**
 * A tire size as sidewalls and lists write it. `205R16` has no aspect ratio: it is 82 % by ISO 4000-1, 80 in older lists,
 * so it is null here, as are `7.50R16` and other old sizes, whose diameter depends on the maker.
 */
export function parseTireSize(text: string): TireSize | null {
  const written = text.trim().replaceAll(',', '.').replace(/[×х]/i, 'x')
  const metric = /^(?:P|LT)?(\d{3})\/(\d{2,3}) ?Z?R ?(\d{2}(?:\.5)?)C?$/i.exec(written)
  const flotation = /^(\d{2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?) ?R ?(\d{2}(?:\.5)?)(?:LT)?$/i.exec(
    written,
  )
  const match = metric ?? flotation
  return match ? { width: Number(match[1]), profile: Number(match[2]), diameter: Number(match[3]) } : null
}

const isKnown = <Value>(value: Value | null): value is Value => value !== null

/** The hub of a vehicle. `ownTire` is the size on the customer's own car, where it is known. */
export function hubOf(vehicle: Vehicle, ownTire?: TireSize): Hub {
  const { boltPattern, centerBore, thread, fastener, seat, stockOffset, confidence } = vehicle
  const factoryTires = vehicle.stockTires.map(parseTireSize).filter(isKnown)
  const hasUnreadTires = !ownTire && factoryTires.length < vehicle.stockTires.length
  return {
    boltPattern,
    centerBore,
    thread,
    fastener,
    seat,
    studLength: null,
    stockOffset,
    stockRims: vehicle.stockWheels
      .map(parseRim)
      .filter(isKnown)
      .map((rim) => ({ ...rim, offset: stockOffset })),
    ownTire: ownTire ?? null,
    stockTires: ownTire ? [ownTire] : factoryTires,
    ...(hasUnreadTires && { hasUnreadTires }),
    loadIndex: null,
    speedSymbol: null,
    axleLoad: null,
    brakeRim: null,
    confidence: { boltPattern: confidence, centerBore: confidence, thread: confidence },
  }
}
