import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { hubOfQuestion } from '@/lib/fitment/hub-of-question'
import { BORE_TOLERANCE } from '@/lib/fitment/judge/checks/center-bore'
import {
  fasteners,
  type Hub,
  type Kit,
  type KitFasteners,
  type KitSpacer,
  type KitTire,
  type KitWheel,
  seats,
} from '@/lib/fitment/kit'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { boltCircle } from '@/lib/measures/dimensions'
import { axleLoads, type Range, rimDiameters, rimWidths } from '@/lib/measures/limits'
import { splitMarking } from '@/lib/measures/own-tire'
import {
  fastenerFields,
  figuresOf,
  type KitField,
  type KitFields,
  type KitPart,
  kitQuantities,
} from './address'
import {
  type KitProblem,
  type KitReader,
  readIn,
  readKg,
  readLoadIndex,
  readOption,
  readPattern,
  readRim,
  readSize,
  readSpeedSymbol,
  readThread,
} from './reading'

/** What the ids in an address name; null where there is none, or the address names none. */
export type KnownParts = { vehicle: Vehicle | null } & { [Part in KitPart]: NonNullable<Kit[Part]> | null }

export type KitProblems = Partial<Record<KitField, KitProblem>>

/** A kit as it was asked for. With problems nothing of it may be judged: a part of it would be left out. */
export type ReadKit = { kit: Kit; hub: Hub; problems: KitProblems; hasParts: boolean }

export const spacerMountings = ['bolt-on', 'slip-on'] as const

const bores = { least: 40, most: 250 }
const offsets = { least: -150, most: 150 }
const thicknesses = { least: 3, most: 150 }
const studs = { least: 5, most: 150 }
/** kg */
const wheelLoads = { least: 200, most: 5_000 }

class FieldReader {
  readonly problems: KitProblems = {}
  constructor(readonly fields: KitFields) {}

  read<Value>(field: KitField, read: KitReader<Value>): Value | null {
    const text = this.fields[field]
    if (!text) return null
    const { value, problem } = read(text)
    if (problem) this.problems[field] = problem
    return value ?? null
  }

  mm = (field: KitField, range: Range) => this.read(field, readIn('mm', range))

  size = (field: KitField) => this.read(field, readSize)

  /** A bore must lie within the circle of its bolts. */
  bore(field: KitField, pattern: string | null): number | null {
    const bore = this.mm(field, bores)
    const circle = pattern === null ? undefined : boltCircle(pattern)?.diameterMm
    if (bore !== null && circle !== undefined && bore >= circle)
      this.problems[field] = { code: 'boreAboveCircle', circle }
    return bore
  }

  /** Whether some figure of a part is given by hand. The others of `needed` are then asked for. */
  isGiven(part: KitPart, needed: readonly KitField[]): boolean {
    const isGiven = figuresOf(part).some((field) => this.fields[field] !== undefined)
    if (isGiven)
      for (const field of needed)
        if (this.fields[field] === undefined) this.problems[field] = { code: 'empty' }
    return isGiven
  }
}

export function readKit(fields: KitFields, known: KnownParts): ReadKit {
  const reader = new FieldReader(fields)
  const hub = readHub(reader, known.vehicle)
  const tire = readTire(reader, known)
  const wheel = readWheel(reader, known)
  const spacer = readSpacer(reader, known)
  const fasteners = readFasteners(reader)
  const quantity = Number(reader.read('quantity', readOption(kitQuantities)) ?? WHEEL_SET)
  return {
    kit: {
      ...(tire && { tire }),
      ...(wheel && { wheel }),
      ...(spacer && { spacer }),
      ...(fasteners && { fasteners }),
      quantity,
    },
    hub,
    problems: reader.problems,
    hasParts: Boolean(tire || wheel || spacer),
  }
}

/** Figures by hand that the table of vehicles knows too: with others it is another car. */
const tableFields = [
  ['hubPattern', 'boltPattern'],
  ['hubBore', 'centerBore'],
  ['hubThread', 'thread'],
  ['hubFastener', 'fastener'],
] as const

/** Bores differ from the second decimal on by how they are rounded. */
const isSameFigure = (a: string | number, b: string | number): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= BORE_TOLERANCE : a === b

function readHub(reader: FieldReader, vehicle: Vehicle | null): Hub {
  if (reader.fields.vehicle !== undefined && !vehicle) reader.problems.vehicle = { code: 'unknownVehicle' }
  const ownSize = reader.size('stockTire')
  const { size: _, ...marking } = splitMarking(reader.fields.stockTire ?? '')
  const stock = vehicle && hubOf(vehicle, ownSize ?? undefined)
  const boltPattern = reader.read('hubPattern', readPattern)
  const typed = {
    boltPattern,
    centerBore: reader.bore('hubBore', boltPattern ?? vehicle?.boltPattern ?? null),
    thread: reader.read('hubThread', readThread),
    fastener: reader.read('hubFastener', readOption(fasteners)),
  }
  for (const [field, figure] of tableFields) {
    const inTable = stock?.[figure] ?? null
    const byHand = typed[figure]
    if (inTable !== null && byHand !== null && !isSameFigure(byHand, inTable))
      reader.problems[field] = { code: 'otherThanVehicle', known: String(inTable) }
  }
  return hubOfQuestion(stock, {
    ...given(typed),
    ...given({
      seat: reader.read('hubSeat', readOption(seats)),
      studLength: reader.mm('hubStuds', studs),
      offset: reader.mm('stockEt', offsets),
      rim: reader.read('stockRim', readRim),
      loadIndex: reader.read('placardLoad', readLoadIndex),
      speedSymbol: reader.read('placardSpeed', readSpeedSymbol),
      axleLoad: reader.read('hubAxle', readKg(axleLoads)),
      ownTire: ownSize && { ...marking, size: ownSize },
    }),
  })
}

type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> }
const given = <Values extends Record<string, unknown>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Given<Values>

function readTire(reader: FieldReader, known: KnownParts): KitTire | null {
  if (reader.fields.tire !== undefined) return knownPart(reader, known, 'tire')
  if (!reader.isGiven('tire', ['tireSize'])) return null
  const size = reader.size('tireSize')
  const loadIndex = reader.read('tireLoad', readLoadIndex)
  const speedSymbol = reader.read('tireSpeed', readSpeedSymbol)
  const isForSnow = reader.read('tireSnow', readOption(['yes'])) ? true : null
  return size && { size, loadIndex, speedSymbol, isForSnow }
}

function readWheel(reader: FieldReader, known: KnownParts): KitWheel | null {
  if (reader.fields.wheel !== undefined) return knownPart(reader, known, 'wheel')
  if (!reader.isGiven('wheel', ['wheelDiameter', 'wheelWidth', 'wheelPattern'])) return null
  const diameter = reader.read('wheelDiameter', readIn('in', rimDiameters))
  const width = reader.read('wheelWidth', readIn('in', rimWidths))
  const boltPattern = reader.read('wheelPattern', readPattern)
  const wheel = {
    centerBore: reader.bore('wheelBore', boltPattern),
    offset: reader.mm('wheelEt', offsets),
    seat: reader.read('wheelSeat', readOption(seats)),
    maxLoad: reader.read('wheelLoad', readKg(wheelLoads)),
    drilledFor: null,
  }
  return diameter && width && boltPattern ? { rim: { diameter, width }, boltPattern, ...wheel } : null
}

function readSpacer(reader: FieldReader, known: KnownParts): KitSpacer | null {
  if (reader.fields.spacer !== undefined) return knownPart(reader, known, 'spacer')
  if (!reader.isGiven('spacer', ['spacerThickness', 'spacerPattern'])) return null
  const thickness = reader.mm('spacerThickness', thicknesses)
  const boltPattern = reader.read('spacerPattern', readPattern)
  const spacer = {
    mounting: reader.read('spacerMounting', readOption(spacerMountings)),
    hubBore: reader.bore('spacerBore', boltPattern),
    ringBore: reader.bore('spacerRing', boltPattern),
    thread: reader.read('spacerThread', readThread),
  }
  return thickness && boltPattern ? { thickness, boltPattern, ...spacer } : null
}

function readFasteners(reader: FieldReader): KitFasteners | null {
  if (fastenerFields.every((field) => reader.fields[field] === undefined)) return null
  return {
    thread: reader.read('fastenerThread', readThread),
    seat: reader.read('fastenerSeat', readOption(seats)),
  }
}

/** A product, or the problem that there is none: its figures are never left out. */
function knownPart<Part extends KitPart>(reader: FieldReader, known: KnownParts, part: Part) {
  if (known[part] === null) reader.problems[part] = { code: 'unknownProduct' }
  return known[part]
}
