import fc from 'fast-check'
import type { Hub, Kit, KitSpacer, KitTire, KitWheel } from '@/lib/fitment/kit'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import type { TireSize } from '@/lib/measures/dimensions'

// Kits and hubs for properties that hold for all of them.

export const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
export const among = <Value>(...values: Value[]) => fc.constantFrom(...values)
/** Mostly what fits, so that one figure at a time decides. */
const mostly = <Value>(known: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(known), weight: 9 }, { arbitrary: other, weight: 1 })

const patterns = among('4x100', '5x114.3', '5x115', '5x139.7', '6x135', '6x139.7')
export const bores = among(66.1, 71.5, 71.6, 95.1, 98, 106.1, 107.9, 108, 108.1, 110)
const threads = among('M12x1.25', 'M12x1.5', 'M14x1.5', '1/2-20 UNF')
const seats = among('cone60' as const, 'ball' as const, 'flat' as const)
export const rims = fc.record({ diameter: among(15, 16, 17), width: among(5.5, 6, 7, 8, 10) })
export const sizes: fc.Arbitrary<TireSize> = among(
  ...['195/80R15', '205/70R15', '215/75R15', '235/75R15', '31x10.5R15', '265/70R16', '265/65R17'].map(sizeOf),
)
export const loads = fc.integer({ min: 84, max: 125 })
const speeds = among('N', 'Q', 'R', 'S', 'T', 'H')

export const hubs: fc.Arbitrary<Hub> = fc.record({
  boltPattern: mostly(knownHub.boltPattern, orNull(patterns)),
  centerBore: mostly(knownHub.centerBore, orNull(bores)),
  thread: mostly(knownHub.thread, orNull(threads)),
  fastener: mostly(knownHub.fastener, orNull(among('nut' as const, 'bolt' as const))),
  seat: mostly(knownHub.seat, orNull(seats)),
  studLength: mostly(knownHub.studLength, orNull(among(20, 30, 40))),
  stockOffset: mostly(knownHub.stockOffset, orNull(fc.integer({ min: -20, max: 60 }))),
  stockRims: mostly(
    knownHub.stockRims,
    fc.array(
      rims.chain((rim) => orNull(fc.integer({ min: -20, max: 60 })).map((offset) => ({ ...rim, offset }))),
      { maxLength: 2 },
    ),
  ),
  ownTire: fc.constant(null),
  stockTires: mostly(knownHub.stockTires, fc.array(sizes, { maxLength: 3 })),
  loadIndex: mostly(knownHub.loadIndex, orNull(loads)),
  speedSymbol: mostly(knownHub.speedSymbol, orNull(speeds)),
  axleLoad: fc.constant(null),
  brakeRim: mostly(knownHub.brakeRim, orNull(among(15, 16, 17))),
  confidence: mostly(
    knownHub.confidence,
    fc.record<Hub['confidence']>({ boltPattern: among('high' as const, 'medium' as const, 'low' as const) }),
  ),
})
const tires: fc.Arbitrary<KitTire> = fc.record({
  size: mostly(knownTire.size, sizes),
  loadIndex: mostly(knownTire.loadIndex, orNull(loads)),
  speedSymbol: mostly(knownTire.speedSymbol, orNull(speeds)),
  isForSnow: mostly(knownTire.isForSnow, orNull(fc.boolean())),
})
export const wheels: fc.Arbitrary<KitWheel> = fc.record({
  rim: mostly(knownWheel.rim, rims),
  boltPattern: mostly(knownWheel.boltPattern, patterns),
  centerBore: mostly(knownWheel.centerBore, orNull(bores)),
  offset: mostly(knownWheel.offset, orNull(fc.integer({ min: -44, max: 60 }))),
  seat: mostly(knownWheel.seat, orNull(seats)),
  maxLoad: mostly(knownWheel.maxLoad, orNull(fc.integer({ min: 500, max: 1500 }))),
  drilledFor: mostly(knownWheel.drilledFor, orNull(threads)),
})
export const spacers: fc.Arbitrary<KitSpacer> = fc.record({
  boltPattern: mostly(knownSpacer.boltPattern, patterns),
  thickness: mostly(knownSpacer.thickness, fc.integer({ min: 3, max: 60 })),
  mounting: mostly(knownSpacer.mounting, orNull(among('bolt-on' as const, 'slip-on' as const))),
  hubBore: mostly(knownSpacer.hubBore, orNull(bores)),
  ringBore: mostly(knownSpacer.ringBore, orNull(bores)),
  thread: mostly(knownSpacer.thread, orNull(threads)),
})
const parts: fc.Arbitrary<Kit> = fc.record(
  {
    tire: tires,
    wheel: wheels,
    spacer: spacers,
    fasteners: fc.record({
      thread: mostly(knownHub.thread, orNull(threads)),
      seat: mostly(knownHub.seat, orNull(seats)),
    }),
  },
  { requiredKeys: [] },
)
export const kitsOfParts = parts.filter((kit) => Object.keys(kit).length > 0)
