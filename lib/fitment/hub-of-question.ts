import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { ownTire } from '@/lib/measures/own-tire'
import type { GradedFigure, Hub } from './kit'
import type { MyCar } from './my-car/schema'
import type { FitmentQuery, HubFigure } from './question'
import { hubOf, type Vehicle } from './vehicles/vehicle'

type Figures = Partial<Pick<FitmentQuery, HubFigure | 'ownTire'>>

/** The graded figure of the table that each figure of a question replaces. */
const gradedBy: readonly [keyof Figures, GradedFigure][] = [
  ['boltPattern', 'boltPattern'],
  ['centerBore', 'centerBore'],
  ['thread', 'thread'],
  ['offset', 'offset'],
  ['loadIndex', 'load'],
  ['speedSymbol', 'speed'],
  ['axleLoad', 'axleLoad'],
]

/** What the owner's tires carry is the least needed where the table knows less, nothing, or is not sure. */
function leastOf<Value>(
  inTable: Value | null,
  own: Value | null,
  isSure: boolean,
  measure: (value: Value) => number | undefined,
): { value: Value | null; isOwn: boolean } {
  const isOwn = own !== null && (inTable === null || !isSure || (measure(own) ?? 0) > (measure(inTable) ?? 0))
  return { value: isOwn ? own : inTable, isOwn }
}

/** The hub of a question: what somebody measured counts before what the table says. */
export function hubOfQuestion(inTable: Hub | null, figures: Figures): Hub {
  const graded = inTable?.confidence ?? {}
  const { ownTire, offset } = figures
  const load = leastOf(
    inTable?.loadIndex ?? null,
    ownTire?.loadIndex ?? null,
    graded.load !== 'low',
    loadCapacityKg,
  )
  const speed = leastOf(
    inTable?.speedSymbol ?? null,
    ownTire?.speedSymbol ?? null,
    graded.speed !== 'low',
    speedLimitKmh,
  )
  const replaced: GradedFigure[] = [
    ...gradedBy.flatMap(([figure, grade]) => (figures[figure] === undefined ? [] : [grade])),
    ...(load.isOwn ? (['load'] as const) : []),
    ...(speed.isOwn ? (['speed'] as const) : []),
  ]
  const stockRims = figures.rim ? [{ ...figures.rim, offset: null }] : (inTable?.stockRims ?? [])
  return {
    boltPattern: figures.boltPattern ?? inTable?.boltPattern ?? null,
    centerBore: figures.centerBore ?? inTable?.centerBore ?? null,
    thread: figures.thread ?? inTable?.thread ?? null,
    fastener: figures.fastener ?? inTable?.fastener ?? null,
    seat: figures.seat ?? inTable?.seat ?? null,
    studLength: figures.studLength ?? inTable?.studLength ?? null,
    stockOffset: offset ?? inTable?.stockOffset ?? null,
    // an ET without its rim is that of whatever rim the car has
    stockRims: offset === undefined ? stockRims : stockRims.map((rim) => ({ ...rim, offset })),
    ownTire: ownTire?.size ?? inTable?.ownTire ?? null,
    stockTires: ownTire ? [ownTire.size] : (inTable?.stockTires ?? []),
    ...(!ownTire && inTable?.hasUnreadTires && { hasUnreadTires: true }),
    loadIndex: figures.loadIndex ?? load.value,
    speedSymbol: figures.speedSymbol ?? speed.value,
    axleLoad: figures.axleLoad ?? inTable?.axleLoad ?? null,
    brakeRim: inTable?.brakeRim ?? null,
    confidence: Object.fromEntries(
      Object.entries(graded).filter(([figure]) => !replaced.includes(figure as GradedFigure)),
    ),
  }
}

/** The hub of somebody's own car, as the call of a fit has it. */
export function hubOfMyCar(vehicle: Vehicle, { tire, offset, axleLoad }: MyCar): Hub {
  const reading = tire === null ? null : ownTire(tire)
  const own = reading && 'value' in reading ? reading.value : undefined
  return hubOfQuestion(hubOf(vehicle, own?.size), {
    ...(own && { ownTire: own }),
    ...(offset !== null && { offset }),
    ...(axleLoad !== null && { axleLoad }),
  })
}
