import { parseTireSize } from '@/lib/measures/tire-sizes'
import { judge } from './judge/judge'
import type { Check, Hub, Kit, KitFasteners, KitSpacer, KitTire, KitWheel } from './kit'
import type { Vehicle } from './vehicles/vehicle'

/** A size of a test that must be one. */
export function sizeOf(text: string) {
  const size = parseTireSize(text)
  if (!size) throw new Error(`${text} is no size`)
  return size
}

/** What the table may know of a car beyond its hub, all of it unknown. */
export const unknownFigures = {
  aliases: [],
  studLength: null,
  stockOffsets: [],
  brakeRim: null,
  loadIndexes: [],
  minLoadIndex: null,
  minSpeedSymbol: null,
  topSpeed: null,
  axleLoad: null,
  boreConfidence: null,
  threadConfidence: null,
  offsetConfidence: null,
  loadConfidence: null,
  speedConfidence: null,
  axleConfidence: null,
} as const satisfies Partial<Vehicle>

/** A car as it stands in the table of cars. */
export const jimny: Vehicle = {
  ...unknownFigures,
  id: 1,
  path: 'suzuki/jimny-jb74',
  make: 'Suzuki',
  model: 'Jimny',
  generation: 'JB74',
  yearFrom: 2018,
  yearTo: null,
  boltPattern: '5x139.7',
  centerBore: 108,
  thread: 'M12x1.25',
  fastener: 'nut',
  seat: 'cone60',
  stockOffset: 5,
  stockOffsets: ['15x5.5:5'],
  stockWheels: ['15x5.5'],
  stockTires: ['195/80R15'],
  upsizes: [],
  brakeRim: 15,
  loadIndexes: ['195/80R15=96'],
  minLoadIndex: 96,
  minSpeedSymbol: 'S',
  topSpeed: 145,
  torque: '100',
  confidence: 'high',
  offsetConfidence: 'high',
  loadConfidence: 'high',
  speedConfidence: 'medium',
  sources: [],
}

/** A Jimny of which everything is known. */
export const knownHub: Hub = {
  boltPattern: '5x139.7',
  centerBore: 108,
  thread: 'M12x1.25',
  fastener: 'nut',
  seat: 'cone60',
  studLength: 28,
  stockOffset: 5,
  stockRims: [{ diameter: 15, width: 5.5, offset: 5 }],
  ownTire: null,
  stockTires: [sizeOf('195/80R15')],
  loadIndex: 96,
  speedSymbol: 'S',
  axleLoad: null,
  brakeRim: 15,
  confidence: {
    boltPattern: 'high',
    centerBore: 'high',
    thread: 'high',
    offset: 'high',
    load: 'high',
    speed: 'high',
  },
}

/** Parts of which everything is known, and that fit `knownHub`. */
export const knownTire: KitTire = {
  size: sizeOf('195/80R15'),
  loadIndex: 96,
  speedSymbol: 'S',
  isForSnow: false,
}
export const knownWheel: KitWheel = {
  rim: { diameter: 15, width: 5.5 },
  boltPattern: '5x139.7',
  centerBore: 108,
  offset: 5,
  seat: 'cone60',
  maxLoad: 800,
  drilledFor: 'M12x1.25',
}
export const knownSpacer: KitSpacer = {
  boltPattern: '5x139.7',
  thickness: 30,
  mounting: 'bolt-on',
  hubBore: 108,
  ringBore: 108,
  thread: 'M12x1.25',
}
const knownFasteners: KitFasteners = { thread: 'M12x1.25', seat: 'cone60' }

const hubs: Partial<Hub>[] = [
  {},
  {
    boltPattern: null,
    centerBore: null,
    thread: null,
    fastener: null,
    seat: null,
    studLength: null,
    stockOffset: null,
    stockRims: [],
    stockTires: [],
    loadIndex: null,
    speedSymbol: null,
    axleLoad: null,
    brakeRim: null,
    confidence: {},
  },
  {
    confidence: {
      centerBore: 'low',
      boltPattern: 'low',
      load: 'low',
      speed: 'low',
      offset: 'low',
      thread: 'low',
    },
  },
  { axleLoad: 1300, loadIndex: null },
  { thread: 'M14x1.5' },
  { brakeRim: 17, stockRims: [{ diameter: 17, width: 7, offset: 5 }], stockTires: [sizeOf('265/65R17')] },
  { boltPattern: '6x139.7', fastener: 'bolt', studLength: null, loadIndex: 120, speedSymbol: 'V' },
  { boltPattern: '5x135', studLength: 40, stockTires: [sizeOf('195/80R15'), sizeOf('265/70R15')] },
  { boltPattern: '5x165.1', centerBore: 95, fastener: null, stockTires: [sizeOf('265/75R16')] },
  { stockTires: [sizeOf('195/80R15'), sizeOf('205/75R15')] },
  {
    studLength: null,
    stockRims: [{ diameter: 18, width: 8, offset: 55 }],
    stockTires: [sizeOf('265/60R18')],
    stockOffset: 55,
  },
]
const tires: (Partial<KitTire> | undefined)[] = [
  undefined,
  {},
  { loadIndex: null, speedSymbol: null },
  { speedSymbol: 'K', isStudded: true },
  { size: sizeOf('175/70R13') },
  ...['205/70R15', '215/75R15', '225/75R15', '235/75R15', '205/80R15', '165/80R15'].map((size) => ({
    size: sizeOf(size),
    isForSnow: true,
    speedSymbol: 'Q',
    loadIndex: 90,
  })),
  { size: sizeOf('315/30R15') },
  { size: sizeOf('33x12.5R15') },
  { size: sizeOf('175/70R14') },
  { size: sizeOf('225/70R15') },
  { size: sizeOf('185/80R15') },
  { size: sizeOf('215/65R16'), speedSymbol: 'N' },
]
const wheels: (Partial<KitWheel> | undefined)[] = [
  undefined,
  {},
  { centerBore: null, offset: null, seat: null, maxLoad: null, drilledFor: null },
  { centerBore: 107, rim: { diameter: 15, width: 10 }, drilledFor: 'M14x1.5' },
  { rim: { diameter: 13, width: 5 }, offset: -44 },
  { centerBore: 110, seat: 'ball', offset: -25, maxLoad: 400, rim: { diameter: 15, width: 7 } },
  { centerBore: 110, seat: null },
  { centerBore: 98, offset: 30, rim: { diameter: 15, width: 7 } },
  { boltPattern: '5x127', offset: 0, rim: { diameter: 15, width: 8 } },
]
const spacers: (Partial<KitSpacer> | undefined)[] = [
  undefined,
  {},
  { hubBore: null, ringBore: null, thread: null, thickness: 5, mounting: null },
  { hubBore: 110, thread: 'M12x1.5' },
  { hubBore: 107, ringBore: 110 },
  { thickness: 15 },
  { hubBore: 98, ringBore: 100, mounting: 'slip-on', thickness: 10, thread: null },
  { thread: null },
]
const fastenersOfGrid: (KitFasteners | undefined)[] = [
  undefined,
  knownFasteners,
  { thread: 'M14x1.5', seat: 'ball' },
  { thread: null, seat: 'cone60' },
]

/** Kits and hubs of every kind, known and not, with parts that fit and that do not: every reason occurs. */
const kits: Kit[] = tires.flatMap((tire) =>
  wheels.flatMap((wheel) =>
    spacers.flatMap((spacer) =>
      fastenersOfGrid.map((fasteners, index) => ({
        ...(tire && { tire: { ...knownTire, ...tire } }),
        ...(wheel && { wheel: { ...knownWheel, ...wheel } }),
        ...(spacer && { spacer: { ...knownSpacer, ...spacer } }),
        ...(fasteners && { fasteners }),
        quantity: [2, 3, 4, 5][index] ?? 4,
      })),
    ),
  ),
)
const allHubs: Hub[] = hubs.map((hub) => ({ ...knownHub, ...hub }))

/** The checks of all kits on all hubs; of equal ones the first. */
export function checksOfGrid(): Check[] {
  const checks = kits.flatMap((kit) => allHubs.flatMap((hub) => judge(kit, hub).checks))
  return [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()]
}
