import type { Hub, StockRim } from '@/lib/fitment/kit'
import { sizeOf } from '@/lib/fitment/testing'

// Cars of the combinations, with figures of the table of cars. Lengths in mm, rims in inches.

/** `16x7:55;17x8`: diameter x width and ET. */
export const rims = (text: string): StockRim[] =>
  text.split(';').map((each) => {
    const [size = '', offset] = each.split(':')
    const [diameter = 0, width = 0] = size.split('x').map(Number)
    return { diameter, width, offset: offset === undefined ? null : Number(offset) }
  })

type Car = [
  pattern: string,
  bore: number,
  thread: string | null,
  rims: string,
  tires: string,
  index: number | null,
  symbol: string | null,
  brakes: number,
  more?: Partial<Hub>,
]

export const car = ([
  boltPattern,
  centerBore,
  thread,
  stock,
  tires,
  loadIndex,
  speedSymbol,
  brakeRim,
  more,
]: Car): Hub => ({
  boltPattern,
  centerBore,
  thread,
  fastener: 'nut',
  seat: null,
  studLength: null,
  stockOffset: null,
  stockRims: rims(stock),
  ownTire: null,
  stockTires: tires.split(';').map(sizeOf),
  loadIndex,
  speedSymbol,
  axleLoad: null,
  brakeRim,
  confidence: {},
  ...more,
})
/** The hub of a car of which the owner said its own size. */
export const own = (hub: Hub, size: string): Hub => ({
  ...hub,
  ownTire: sizeOf(size),
  stockTires: [sizeOf(size)],
})
