import { z } from 'zod'
import { confidences, fasteners, seats } from '@/lib/fitment/kit'
import { slugOf } from '@/lib/fitment/vehicles/path'
import { sourceCodes } from '@/lib/fitment/vehicles/sources'
import { parseSizeLoad, parseStockOffset, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { parseRim, rimText } from '@/lib/measures/dimensions'
import { orNull, required } from '@/lib/measures/fields'
import {
  axleLoads,
  centerBores,
  isBoreWithinBolts,
  isPossibleRim,
  isWithin,
  offsets,
  ratedLoadIndexes,
  rimDiameters,
  studLengths,
  topSpeeds,
  years,
} from '@/lib/measures/limits'
import { speedSymbols } from '@/lib/measures/load-and-speed'
import {
  boltPattern,
  code,
  figure,
  type Reader,
  rim,
  thread,
  tireSize,
  wholeFigure,
} from '@/lib/measures/readers'
import type { ErrorCode } from '@/lib/platform/errors'
import { line } from '@/lib/platform/values/text'

// A vehicle as it is entered: a text for each field, in the form of the panel and in the cells of a file alike.

/** Entries of a list, which spaces, semicolons or line breaks divide. */
const list =
  (
    entryProblem: (entry: string) => ErrorCode | null,
    canonical: (entry: string) => string = (entry) => entry,
  ): Reader<string[]> =>
  (text) => {
    // `195/80 R15` is one size
    const value = [
      ...new Set(
        text
          .replace(/ +(?=R\d)/gi, '')
          .replace(/(?<=\d),(?=\d)/g, '.')
          .split(/[\s;]+/)
          .filter(Boolean),
      ),
    ]
    if (value.length > 20) return { problem: 'too_long' }
    const problem = value.map(entryProblem).find((each) => each !== null)
    return problem ? { problem } : { value: value.map(canonical) }
  }

const problemOf = <Value>(reader: Reader<Value>, text: string): ErrorCode | null => {
  const reading = reader(text)
  return 'problem' in reading ? reading.problem : null
}

/** Old sizes without an aspect ratio, some without known dimensions: 205R16C, 7.50R16, 6.00-16. */
const oldSize = /^(\d{3}R|\d{1,2}\.\d{2}[R-])\d{2}C?$/

const rims = list((entry) => problemOf(rim, entry))
const tireProblem = (entry: string) => (oldSize.test(entry) ? null : problemOf(tireSize, entry))
const tires = list(tireProblem)
const canonicalOffset = (entry: string): string => {
  const pair = parseStockOffset(entry)
  return pair ? `${rimText(pair)}:${pair.offset}` : entry
}
const stockOffsets = list((entry) => {
  const pair = parseStockOffset(entry)
  return pair && isPossibleRim(pair) && isWithin(pair.offset, offsets) ? null : 'stock_offsets_format'
}, canonicalOffset)
const loadIndexes = list((entry) => {
  const pair = parseSizeLoad(entry)
  const isWritten = pair && tireProblem(pair.size) === null && isWithin(pair.loadIndex, ratedLoadIndexes)
  return isWritten ? null : 'load_indexes_format'
})
const sources = list((entry) => problemOf(code(sourceCodes), entry))

/** Names with spaces in them, which semicolons or line breaks divide. */
const aliases: Reader<string[]> = (text) => {
  const value = [
    ...new Set(
      text
        .split(/[;\n]/)
        .map((alias) => alias.trim().replace(/\s+/g, ' '))
        .filter(Boolean),
    ),
  ]
  return value.length > 40 || value.some((alias) => alias.length > 40)
    ? { problem: 'alias_length' }
    : { value }
}

/** `105`, `118-147`, `131 alloy;209 steel` */
const torque: Reader<string> = (text) =>
  /^\d{2,3}(-\d{2,3})?( (alloy|steel)(;\d{2,3}(-\d{2,3})? (alloy|steel))?)?$/.test(text)
    ? { value: text }
    : { problem: 'torque_format' }

const listOrNone = (reader: Reader<string[]>) => orNull(reader).transform((entries) => entries ?? [])

/** A name from which a path can be made. */
const name = (most: number) => line('required', most).refine((text) => slugOf(text) !== '', 'latin_required')

/** What an administrator enters, in the order of forms and files. */
const shape = {
  make: name(40),
  model: name(60),
  generation: name(60),
  yearFrom: required(wholeFigure(years)),
  yearTo: orNull(wholeFigure(years)),
  boltPattern: required(boltPattern),
  centerBore: required(figure(centerBores)),
  thread: orNull(thread),
  fastener: orNull(code(fasteners)),
  seat: orNull(code(seats)),
  studLength: orNull(figure(studLengths, 'stud_length_range')),
  stockOffset: orNull(figure(offsets, 'offset_range')),
  stockOffsets: listOrNone(stockOffsets),
  stockWheels: listOrNone(rims),
  stockTires: listOrNone(tires),
  upsizes: listOrNone(tires),
  brakeRim: orNull(figure(rimDiameters, 'brake_rim_range')),
  loadIndexes: listOrNone(loadIndexes),
  minLoadIndex: orNull(wholeFigure(ratedLoadIndexes, 'load_index_range')),
  minSpeedSymbol: orNull(code(speedSymbols)),
  topSpeed: orNull(wholeFigure(topSpeeds, 'top_speed_range')),
  axleLoad: orNull(wholeFigure(axleLoads, 'axle_load_range')),
  torque: orNull(torque),
  confidence: required(code(confidences)),
  boreConfidence: orNull(code(confidences)),
  threadConfidence: orNull(code(confidences)),
  offsetConfidence: orNull(code(confidences)),
  loadConfidence: orNull(code(confidences)),
  speedConfidence: orNull(code(confidences)),
  axleConfidence: orNull(code(confidences)),
  sources: required(sources),
  aliases: listOrNone(aliases),
} satisfies { [Field in keyof Vehicle]?: z.ZodType<Vehicle[Field]> }

export type VehicleField = keyof typeof shape
export const vehicleFields = Object.keys(shape) as VehicleField[]
export type VehicleTexts = Record<VehicleField, string>

/** The vehicle as texts that are read to the same vehicle again. */
export function vehicleTexts(vehicle: Pick<Vehicle, VehicleField>): VehicleTexts {
  const texts = vehicleFields.map((field): [VehicleField, string] => {
    const value = vehicle[field]
    const divider = field === 'aliases' ? '; ' : ' '
    return [field, Array.isArray(value) ? value.join(divider) : String(value ?? '')]
  })
  return Object.fromEntries(texts) as VehicleTexts
}

const rimKey = (text: string) => {
  const parsed = parseRim(text)
  return parsed && rimText(parsed)
}

function refuseContradictions(entered: z.output<z.ZodObject<typeof shape>>, { addIssue }: z.RefinementCtx) {
  const refuse = (path: VehicleField, message: ErrorCode) =>
    addIssue({ code: 'custom', path: [path], message })
  if (entered.yearTo !== null && entered.yearTo < entered.yearFrom) refuse('yearTo', 'years_backward')
  if (!isBoreWithinBolts(entered)) refuse('centerBore', 'bore_above_circle')
  const rimsNamed = new Set(entered.stockWheels.map(rimKey))
  if (entered.stockOffsets.some((pair) => !rimsNamed.has(rimKey(pair.split(':')[0] ?? ''))))
    refuse('stockOffsets', 'stock_offsets_wheel')
  if (entered.loadIndexes.some((pair) => !entered.stockTires.includes(parseSizeLoad(pair)?.size ?? '')))
    refuse('loadIndexes', 'load_indexes_size')
}

export const VehicleEntry = z.object(shape).superRefine(refuseContradictions)
export type VehicleEntry = z.output<typeof VehicleEntry>

const version = z.number('invalid_number').int('invalid_number')
export const ChangedVehicle = z.object({ ...shape, version }).superRefine(refuseContradictions)
export type ChangedVehicle = z.output<typeof ChangedVehicle>
export const DeletedVehicle = z.object({ version })
