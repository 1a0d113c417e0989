import { z } from 'zod'
import { MAX_QUANTITY } from '@/lib/core/values/max-quantity'
import { isRowId } from '@/lib/core/values/row-id'
import { loadCapacityKg, speedLimitKmh, type TireSize } from '@/lib/drawing/dimensions'
import { axleLoads, centerBores, loadIndexes, offsets, studLengths } from '@/lib/fitment/measures/limits'
import { ownTire } from '@/lib/fitment/measures/own-tire'
import {
  boltPattern,
  code,
  figure,
  optional,
  type Reader,
  type Reading,
  rim,
  thread,
  tireSize,
  whole,
} from '@/lib/fitment/measures/readers'
import { locales } from '@/lib/i18n/routing'
import { fasteners, type GradedFigure, type Hub, seats } from './kit'

// What an address asks about a hub and a kit. A parameter that is empty is not asked, as forms send them.

const readId = (text: string): number | undefined => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return isRowId(id) ? id : undefined
}

const productId: Reader<number> = (text) => {
  const value = readId(text)
  return value ? { value } : { problem: 'invalid_value' }
}

/** The figures of a hub that somebody typed. */
const hubFigures = {
  boltPattern: optional(boltPattern),
  centerBore: optional(figure(centerBores)),
  thread: optional(thread),
  fastener: optional(code(fasteners)),
  seat: optional(code(seats)),
  studLength: optional(figure(studLengths)),
  /** ET of the stock wheel, mm */
  offset: optional(figure(offsets)),
  /** The stock rim: 15x5.5 */
  rim: optional(rim),
  /** kg on the heavier axle: field N of the registration document */
  axleLoad: optional(figure(axleLoads)),
  /** From the placard. */
  loadIndex: optional((text): Reading<number> => {
    const reading = whole(loadIndexes)(text)
    return 'value' in reading && !loadCapacityKg(reading.value) ? { problem: 'out_of_range' } : reading
  }),
  speedSymbol: optional((text): Reading<string> => {
    const value = text.toUpperCase()
    return speedLimitKmh(value) ? { value } : { problem: 'unknown_value' }
  }),
}

/** What a kit is asked about. */
export const FitmentQuery = z
  .object({
    ...hubFigures,
    /** Path or id of a vehicle. */
    vehicle: optional((text): Reading<string | number> => ({ value: readId(text) ?? text })),
    /** Id of a product, or a size: 215/75R15 */
    tire: optional((text): Reading<number | TireSize> => {
      const id = readId(text)
      return id ? { value: id } : tireSize(text)
    }),
    wheel: optional(productId),
    spacer: optional(productId),
    /** The language of the words in the answer; without it there are codes and figures alone. */
    locale: optional(code(locales)),
    /** The size on the customer's own car, with its load index and speed symbol: 215/75R15 100S */
    ownTire: optional(ownTire),
    quantity: optional(whole({ least: 1, most: MAX_QUANTITY })),
  })
  .superRefine(({ vehicle, tire, wheel, spacer, ...figures }, { addIssue }) => {
    const parts = [tire, wheel, spacer].filter(Boolean).length
    const isHubNamed = [vehicle, figures.boltPattern, figures.centerBore, figures.rim, figures.ownTire].some(
      Boolean,
    )
    // two parts go together or not, whatever the car is
    if (!isHubNamed && parts < 2) addIssue({ code: 'custom', path: ['vehicle'], message: 'required' })
    // a kit without parts has nothing that could not fit
    if (parts === 0) addIssue({ code: 'custom', path: ['tire'], message: 'required' })
  })
export type FitmentQuery = z.output<typeof FitmentQuery>

type Figures = Partial<Pick<FitmentQuery, keyof typeof hubFigures | 'ownTire'>>

/** The graded figures in the place of which somebody gave one's own. */
const gradedBy: readonly [keyof Figures, GradedFigure][] = [
  ['boltPattern', 'boltPattern'],
  ['centerBore', 'centerBore'],
  ['thread', 'thread'],
  ['offset', 'offset'],
  ['loadIndex', 'load'],
  ['speedSymbol', 'speed'],
  ['axleLoad', 'axleLoad'],
]

/**
 * What the owner's tires carry is the least that is needed where the table knows less, nothing, or is not sure.
 */
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
