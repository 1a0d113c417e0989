import { z } from 'zod'
import { MAX_QUANTITY, parseBoltPattern } from '@/lib/catalog/product/rules'
import type { ErrorCode } from '@/lib/core/errors'
import { readNumber } from '@/lib/core/values/number-text'
import { isRowId } from '@/lib/core/values/row-id'
import { loadCapacityKg, speedLimitKmh, type TireSize } from '@/lib/drawing/dimensions'
import { fasteners, type Hub, type Rim, seats } from './kit'
import {
  boltCircle,
  centerBores,
  isPossiblePattern,
  isPossibleRim,
  isPossibleTire,
  isWithin,
  offsets,
  studLengths,
} from './limits'
import { parseThread } from './threads'
import { parseRim, parseTireSize } from './vehicle'

// What an address asks about a hub and a kit. A parameter that is empty is not asked, as forms send them.

/** A value, or why the text is none. */
type Reading<Value> = { value: Value } | { problem: ErrorCode }

/** Longer texts are no figure and no path. */
const LONGEST = 150

const read = <Value>(reader: (text: string) => Reading<Value>) =>
  z
    .string()
    .optional()
    .transform((text, context): Value | undefined => {
      const trimmed = text?.trim() ?? ''
      if (trimmed === '') return undefined
      const reading: Reading<Value> = trimmed.length > LONGEST ? { problem: 'too_long' } : reader(trimmed)
      if ('value' in reading) return reading.value
      context.issues.push({ code: 'custom', message: reading.problem, input: text })
      return z.NEVER
    })

const figure = (range: { least: number; most: number }) =>
  read((text): Reading<number> => {
    const value = readNumber(text) ?? Number.NaN
    if (Number.isNaN(value)) return { problem: 'invalid_number' }
    return isWithin(value, range) ? { value } : { problem: 'out_of_range' }
  })

const code = <Code extends string>(codes: readonly Code[]) =>
  read((text): Reading<Code> => {
    const value = codes.find((each) => each === text)
    return value ? { value } : { problem: 'unknown_value' }
  })

const readTireSize = (text: string): Reading<TireSize> => {
  const value = parseTireSize(text)
  return value && isPossibleTire(value) ? { value } : { problem: 'tire_size_format' }
}

const readId = (text: string): number | undefined => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return isRowId(id) ? id : undefined
}

const productId = read((text): Reading<number> => {
  const value = readId(text)
  return value ? { value } : { problem: 'invalid_value' }
})

/** The figures of a hub that somebody typed. */
const hubFigures = {
  boltPattern: read((text): Reading<string> => {
    const value = parseBoltPattern(text)
    return value && isPossiblePattern(value) ? { value } : { problem: 'bolt_pattern_format' }
  }),
  centerBore: figure(centerBores),
  thread: read((text): Reading<string> => {
    const value = parseThread(text)
    return value ? { value } : { problem: 'thread_format' }
  }),
  fastener: code(fasteners),
  seat: code(seats),
  studLength: figure(studLengths),
  /** ET of the stock wheel, mm */
  offset: figure(offsets),
  /** The stock rim: 15x5.5 */
  rim: read((text): Reading<Rim> => {
    const value = parseRim(text)
    return value && isPossibleRim(value) ? { value } : { problem: 'rim_format' }
  }),
  /** From the placard. */
  loadIndex: read((text): Reading<number> => {
    const value = readNumber(text) ?? Number.NaN
    if (!Number.isInteger(value)) return { problem: 'invalid_number' }
    return loadCapacityKg(value) ? { value } : { problem: 'out_of_range' }
  }),
  speedSymbol: read((text): Reading<string> => {
    const value = text.toUpperCase()
    return speedLimitKmh(value) ? { value } : { problem: 'unknown_value' }
  }),
}

/** What a kit is asked about. */
export const FitmentQuery = z
  .object({
    ...hubFigures,
    /** Path or id of a vehicle. */
    vehicle: read((text): Reading<string | number> => ({ value: readId(text) ?? text })),
    /** Id of a product, or a size: 215/75R15 */
    tire: read((text): Reading<number | TireSize> => {
      const id = readId(text)
      return id ? { value: id } : readTireSize(text)
    }),
    wheel: productId,
    spacer: productId,
    /** The size on the customer's own car. */
    ownTire: read(readTireSize),
    quantity: read((text): Reading<number> => {
      const value = readNumber(text) ?? Number.NaN
      if (!Number.isInteger(value)) return { problem: 'invalid_number' }
      return isWithin(value, { least: 1, most: MAX_QUANTITY }) ? { value } : { problem: 'out_of_range' }
    }),
  })
  .superRefine(({ vehicle, boltPattern, tire, wheel, spacer, ...rest }, { addIssue }) => {
    const isHubNamed = [vehicle, boltPattern, rest.centerBore, rest.rim, rest.ownTire].some(Boolean)
    if (!isHubNamed) addIssue({ code: 'custom', path: ['vehicle'], message: 'required' })
    // a kit without parts has nothing that could not fit
    if (!(tire || wheel || spacer)) addIssue({ code: 'custom', path: ['tire'], message: 'required' })
  })
export type FitmentQuery = z.output<typeof FitmentQuery>

type Figures = Pick<FitmentQuery, keyof typeof hubFigures | 'ownTire'>

/** The hub of a question: what somebody measured counts before what the table says. */
export function hubOfQuestion(known: Hub | null, figures: Figures): Hub {
  const { rim, offset, ownTire } = figures
  return {
    boltPattern: figures.boltPattern ?? known?.boltPattern ?? null,
    centerBore: figures.centerBore ?? known?.centerBore ?? null,
    thread: figures.thread ?? known?.thread ?? null,
    fastener: figures.fastener ?? known?.fastener ?? null,
    seat: figures.seat ?? known?.seat ?? null,
    studLength: figures.studLength ?? known?.studLength ?? null,
    stockOffset: offset ?? known?.stockOffset ?? null,
    stockRims: rim ? [rim] : (known?.stockRims ?? []),
    stockTires: ownTire ? [ownTire] : (known?.stockTires ?? []),
    ...(!ownTire && known?.hasUnreadTires && { hasUnreadTires: true }),
    loadIndex: figures.loadIndex ?? known?.loadIndex ?? null,
    speedSymbol: figures.speedSymbol ?? known?.speedSymbol ?? null,
    confidence: known?.confidence ?? null,
  }
}

/** Whether a hub's bore lies within its bolts. */
export const isBoreWithinBolts = ({ centerBore, boltPattern }: Pick<Hub, 'centerBore' | 'boltPattern'>) =>
  centerBore === null || boltPattern === null || centerBore < boltCircle(boltPattern)
