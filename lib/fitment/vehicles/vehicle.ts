import type { z } from 'zod'
import type { Confidence, GradedFigure, Hub, StockRim } from '@/lib/fitment/kit'
import { isSameSize, parseRim, type Rim, type TireSize } from '@/lib/measures/dimensions'
import { leastSpeedSymbol, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { parseTireSize } from '@/lib/measures/tire-sizes'
import type { VehicleAnswer } from './answer'

type Answered = z.output<typeof VehicleAnswer>
export type Vehicle = {
  [Name in keyof Answered]: Answered[Name] extends string[] ? readonly string[] : Answered[Name]
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
const isSameRim = (one: Rim, other: Rim): boolean =>
  one.width === other.width && one.diameter === other.diameter

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
    pairs.length === 0 ? vehicle.stockOffset : (pairs.find((pair) => isSameRim(rim, pair))?.offset ?? null)
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
      return ofTable !== null && isSameSize(size, ofTable)
    })
    .map(({ loadIndex }) => loadIndex)
  return indexes.length > 0 ? Math.max(...indexes) : undefined
}

export function speedSymbolOf({
  minSpeedSymbol,
  topSpeed,
}: Pick<Vehicle, 'minSpeedSymbol' | 'topSpeed'>): string | null {
  const least = Math.max((minSpeedSymbol && speedLimitKmh(minSpeedSymbol)) || 0, topSpeed ?? 0)
  return least === 0 ? null : leastSpeedSymbol(least)
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
