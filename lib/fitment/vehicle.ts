import { parseRim, type Rim, type TireSize } from '@/lib/measures/dimensions'
import { speedLimitKmh, speedSymbols } from '@/lib/measures/load-and-speed'
import { parseTireSize } from '@/lib/measures/tire-sizes'
import type { Confidence, Fastener, GradedFigure, Hub, Seat, StockRim } from './kit'

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
  /** What people type instead of the name: chassis codes, engines, nicknames. Some belong to several cars. */
  aliases: readonly string[]
  /** 5x139.7 */
  boltPattern: string
  /** mm, of the hub */
  centerBore: number
  thread: string | null
  fastener: Fastener | null
  seat: Seat | null
  /** mm, how far the stock studs stand out of the hub */
  studLength: number | null
  /** ET in mm, of the usual stock wheel */
  stockOffset: number | null
  /** ET in mm by wheel: `16x7:55`. A stock wheel that is missing here has an unknown ET, if any is named. */
  stockOffsets: readonly string[]
  /** 15x5.5: diameter x width in inches. They do not pair with the tires by position. */
  stockWheels: readonly string[]
  /** Factory sizes of any trim, as they are written: 195/80R15, 205R16C, 7.50R16, 31x10.5R15 */
  stockTires: readonly string[]
  /** Sizes that owners often fit; not approved by the maker */
  upsizes: readonly string[]
  /** Inches of the smallest rim that clears the brakes */
  brakeRim: number | null
  /** Load index by factory size: `195/80R15=96` */
  loadIndexes: readonly string[]
  /** The least load index of a car whose size is not known, or has none in `loadIndexes` */
  minLoadIndex: number | null
  /** The speed symbol of the slowest stock tire; the top speed may ask for a higher one. */
  minSpeedSymbol: string | null
  /** km/h of the fastest version */
  topSpeed: number | null
  /** kg on the heavier axle */
  axleLoad: number | null
  /** Nm as a workshop writes it: `118-147`, `131 alloy;209 steel` */
  torque: string | null
  /** Of the bolt pattern, and of each figure below without a grade of its own */
  confidence: Confidence
  boreConfidence: Confidence | null
  threadConfidence: Confidence | null
  offsetConfidence: Confidence | null
  loadConfidence: Confidence | null
  /** Of speed symbol and top speed */
  speedConfidence: Confidence | null
  axleConfidence: Confidence | null
  /** Codes of `vehicles/sources.ts` */
  sources: readonly string[]
  /** Its page below /car: `suzuki/jimny-jb74` */
  path: string
}

/** How sure each figure is; without one it is as sure as the bolt pattern. */
export const gradeFields = [
  'boreConfidence',
  'threadConfidence',
  'offsetConfidence',
  'loadConfidence',
  'speedConfidence',
  'axleConfidence',
] as const satisfies readonly (keyof Vehicle)[]

export const vehiclePath = ({ path }: Pick<Vehicle, 'path'>): string => `/car/${path}`

export const generationName = ({
  generation,
  yearFrom,
  yearTo,
}: Pick<Vehicle, 'generation' | 'yearFrom' | 'yearTo'>): string =>
  `${generation} (${yearFrom}–${yearTo ?? ''})`

export const vehicleName = ({ make, model, ...vehicle }: Omit<Vehicle, 'id'>): string =>
  `${make} ${model} ${generationName(vehicle)}`

/** `16x7:55` is a 7J x 16 with ET 55. Null for any other text. */
export function parseStockOffset(text: string): (Rim & { offset: number }) | null {
  const [, rimText = '', offset] = /^([^:]+):(-?\d{1,3}(?:[.,]\d{1,2})?)$/.exec(text.trim()) ?? []
  const rim = parseRim(rimText)
  return rim && offset ? { ...rim, offset: Number(offset.replace(',', '.')) } : null
}

/** `195/80R15=96` is a factory size and its load index. Null for any other text. */
export function parseSizeLoad(text: string): { size: string; loadIndex: number } | null {
  const [, size, loadIndex] = /^([^=]+)=(\d{2,3})$/.exec(text.trim()) ?? []
  return size && loadIndex ? { size: size.trim(), loadIndex: Number(loadIndex) } : null
}

const isKnown = <Value>(value: Value | null): value is Value => value !== null
const isSame = <Size extends object>(one: Size, other: Size): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Size] === value)

/** The hub of a vehicle. `ownTire` is the size on the customer's own car, where it is known. */
export function hubOf(vehicle: Vehicle, ownTire?: TireSize): Hub {
  const { boltPattern, centerBore, thread, fastener, seat, studLength, axleLoad, brakeRim } = vehicle
  const factoryTires = vehicle.stockTires.map(parseTireSize).filter(isKnown)
  const hasUnreadTires = !ownTire && factoryTires.length < vehicle.stockTires.length
  const figures = {
    boltPattern,
    centerBore,
    thread,
    fastener,
    seat,
    studLength,
    ...offsetsOf(vehicle),
    ownTire: ownTire ?? null,
    stockTires: ownTire ? [ownTire] : factoryTires,
    ...(hasUnreadTires && { hasUnreadTires }),
    loadIndex: (ownTire && loadIndexOf(vehicle, ownTire)) ?? vehicle.minLoadIndex,
    speedSymbol: speedSymbolOf(vehicle),
    axleLoad,
    brakeRim,
  } satisfies Omit<Hub, 'confidence'>
  return { ...figures, confidence: confidenceOf(vehicle, figures) }
}

/** The ET of each stock rim, and that of a rim that is not named. */
function offsetsOf(vehicle: Vehicle): { stockRims: StockRim[]; stockOffset: number | null } {
  const pairs = vehicle.stockOffsets.map(parseStockOffset).filter(isKnown)
  const offsetOf = (rim: Rim): number | null =>
    pairs.length === 0 ? vehicle.stockOffset : (pairs.find((pair) => isSame(rim, pair))?.offset ?? null)
  const [first, ...others] = new Set(pairs.map(({ offset }) => offset))
  return {
    stockRims: vehicle.stockWheels
      .map(parseRim)
      .filter(isKnown)
      .map((rim) => ({ ...rim, offset: offsetOf(rim) })),
    stockOffset: vehicle.stockOffset ?? (others.length === 0 ? (first ?? null) : null),
  }
}

/** The load index that the table has for a size; the highest where several are the same size. */
function loadIndexOf(vehicle: Vehicle, size: TireSize): number | undefined {
  const indexes = vehicle.loadIndexes
    .map(parseSizeLoad)
    .filter(isKnown)
    .filter((each) => {
      const ofTable = parseTireSize(each.size)
      return ofTable !== null && isSame(size, ofTable)
    })
    .map(({ loadIndex }) => loadIndex)
  return indexes.length > 0 ? Math.max(...indexes) : undefined
}

export function speedSymbolOf({
  minSpeedSymbol,
  topSpeed,
}: Pick<Vehicle, 'minSpeedSymbol' | 'topSpeed'>): string | null {
  const least = Math.max((minSpeedSymbol && speedLimitKmh(minSpeedSymbol)) || 0, topSpeed ?? 0)
  if (least === 0) return null
  return speedSymbols.find((symbol) => (speedLimitKmh(symbol) ?? 0) >= least) ?? null
}

function confidenceOf(vehicle: Vehicle, hub: Omit<Hub, 'confidence'>): Hub['confidence'] {
  const { boreConfidence, threadConfidence, offsetConfidence, loadConfidence } = vehicle
  const hasOffset = hub.stockOffset !== null || hub.stockRims.some(({ offset }) => offset !== null)
  const grades: [GradedFigure, isKnown: boolean, Confidence | null][] = [
    ['boltPattern', hub.boltPattern !== null, vehicle.confidence],
    ['centerBore', hub.centerBore !== null, boreConfidence],
    ['thread', hub.thread !== null, threadConfidence],
    ['offset', hasOffset, offsetConfidence],
    ['load', hub.loadIndex !== null, loadConfidence],
    ['speed', hub.speedSymbol !== null, vehicle.speedConfidence],
    ['axleLoad', hub.axleLoad !== null, vehicle.axleConfidence],
  ]
  return Object.fromEntries(
    grades.flatMap(([figure, isInTable, grade]) =>
      isInTable ? [[figure, grade ?? vehicle.confidence] as const] : [],
    ),
  )
}
