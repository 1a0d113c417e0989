import { z } from 'zod'
import type { ErrorCode } from '@/lib/core/errors'
import { line } from '@/lib/core/values/text'
import { confidences, fasteners, seats } from '@/lib/fitment/kit'
import { centerBores, isBoreWithinBolts, offsets, years } from '@/lib/fitment/measures/limits'
import {
  boltPattern,
  code,
  figure,
  orNull,
  type Reader,
  required,
  rim,
  thread,
  tireSize,
  whole,
} from '@/lib/fitment/measures/readers'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { slugOf } from '@/lib/fitment/vehicles/path'
import { sourceCodes } from '@/lib/fitment/vehicles/sources'

// A vehicle as it is entered: a text for each field, in the form of the panel and in the cells of a file alike.

/** What an administrator enters, in the order of forms and files. */
export const vehicleFields = [
  'make',
  'model',
  'generation',
  'yearFrom',
  'yearTo',
  'boltPattern',
  'centerBore',
  'thread',
  'fastener',
  'seat',
  'stockOffset',
  'stockWheels',
  'stockTires',
  'upsizes',
  'torque',
  'confidence',
  'sources',
] as const satisfies readonly (keyof Vehicle)[]
export type VehicleField = (typeof vehicleFields)[number]
export type VehicleTexts = Record<VehicleField, string>

/** The vehicle as texts that are read to the same vehicle again. */
export function textsOf(vehicle: Pick<Vehicle, VehicleField>): VehicleTexts {
  const texts = vehicleFields.map((field): [VehicleField, string] => {
    const value = vehicle[field]
    return [field, Array.isArray(value) ? value.join(' ') : String(value ?? '')]
  })
  return Object.fromEntries(texts) as VehicleTexts
}

const MOST_ENTRIES = 20

/** Entries of a list, which spaces, semicolons or line breaks divide. */
const list =
  (entryProblem: (entry: string) => ErrorCode | null): Reader<string[]> =>
  (text) => {
    // `195/80 R15` is one size
    const value = [
      ...new Set(
        text
          .replace(/ +(?=R\d)/gi, '')
          .split(/[\s;]+/)
          .filter(Boolean),
      ),
    ]
    if (value.length > MOST_ENTRIES) return { problem: 'too_long' }
    const problem = value.map(entryProblem).find((each) => each !== null)
    return problem ? { problem } : { value }
  }

const problemOf = <Value>(reader: Reader<Value>, text: string): ErrorCode | null => {
  const reading = reader(text)
  return 'problem' in reading ? reading.problem : null
}

/** Sizes without an aspect ratio stand on old cars: 205R16C, 7.50R16. */
const oldSize = /^(\d{3}|\d{1,2}\.\d{2})R\d{2}C?$/

const rims = list((entry) => problemOf(rim, entry))
const tires = list((entry) => (oldSize.test(entry) ? null : problemOf(tireSize, entry)))
const sources = list((entry) => problemOf(code(sourceCodes), entry))

/** `105`, `118-147`, `131 alloy;209 steel` */
const torque: Reader<string> = (text) =>
  /^\d{2,3}(-\d{2,3})?( (alloy|steel)(;\d{2,3}(-\d{2,3})? (alloy|steel))?)?$/.test(text)
    ? { value: text }
    : { problem: 'torque_format' }

const listOrNone = (reader: Reader<string[]>) => orNull(reader).transform((entries) => entries ?? [])

/** A name from which a path can be made. */
const name = (most: number) => line('required', most).refine((text) => slugOf(text) !== '', 'latin_required')

const shape = {
  make: name(40),
  model: name(60),
  generation: name(60),
  yearFrom: required(whole(years)),
  yearTo: orNull(whole(years)),
  boltPattern: required(boltPattern),
  centerBore: required(figure(centerBores)),
  thread: orNull(thread),
  fastener: orNull(code(fasteners)),
  seat: orNull(code(seats)),
  stockOffset: orNull(whole(offsets)),
  stockWheels: listOrNone(rims),
  stockTires: listOrNone(tires),
  upsizes: listOrNone(tires),
  torque: orNull(torque),
  confidence: required(code(confidences)),
  sources: required(sources),
} satisfies Record<VehicleField, z.ZodType>

type Entered = Pick<Vehicle, 'yearFrom' | 'yearTo' | 'boltPattern' | 'centerBore'>

function refuseContradictions(entered: Entered, { addIssue }: z.RefinementCtx): void {
  const refuse = (path: VehicleField, message: ErrorCode) =>
    addIssue({ code: 'custom', path: [path], message })
  if (entered.yearTo !== null && entered.yearTo < entered.yearFrom) refuse('yearTo', 'years_backward')
  if (!isBoreWithinBolts(entered)) refuse('centerBore', 'bore_above_circle')
}

/** A new vehicle. */
export const VehicleEntry = z.object(shape).superRefine(refuseContradictions)
export type VehicleEntry = z.output<typeof VehicleEntry>

const version = z.number('invalid_number').int('invalid_number')
/** A vehicle over the version that was edited. */
export const ChangedVehicle = z.object({ ...shape, version }).superRefine(refuseContradictions)
export type ChangedVehicle = z.output<typeof ChangedVehicle>
export const DeletedVehicle = z.object({ version })
