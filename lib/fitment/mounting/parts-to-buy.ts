import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { judge } from '@/lib/fitment/judge/judge'
import { type Check, type Hub, type Kit, type Reason, type Seat, wheelsOnHubs } from '@/lib/fitment/kit'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { boltCircle } from '@/lib/measures/dimensions'
import { usualHex } from '@/lib/measures/threads'

/** Why a part may not be needed: the present nuts sit alike, the spacer comes with its own, enough turns hold. */
type Condition = 'otherSeat' | 'notSupplied' | 'fewTurns'

/** Nuts or bolts. Thread, seat or hexagon are null where they have to be looked up on the car or the wheel. */
export type FastenerToBuy = {
  part: 'nut' | 'bolt' | 'nutOrBolt'
  holds: 'wheel' | 'spacer'
  pieces: number
  thread: string | null
  seat: Seat | null
  hexMm: number | null
  /** Than for this wheel without a spacer. */
  longerMm?: number
  onlyIf?: Condition
}

/** What mounts a kit beside tires, wheels and spacers. Lengths in mm. */
export type PartToBuy =
  | FastenerToBuy
  | { part: 'ring'; fits: 'wheel' | 'spacer'; pieces: number; outer: number; inner: number }
  | {
      part: 'stud' | 'studOrBolt'
      pieces: number
      thread: string | null
      longerMm: number
      /** Out of the hub; null where the stock studs are not known. */
      leastMm: number | null
      onlyIf?: Condition
    }
  | { part: 'shortStud'; pieces: number; thread: string | null; mostMm: number }

/** So thin a spacer often leaves enough turns on the stock studs. mm */
const THIN_SPACER = 5

const ringOf: Partial<Record<Reason, 'wheel' | 'spacer'>> = {
  needsRing: 'wheel',
  ringNeedsRing: 'wheel',
  spacerNeedsRing: 'spacer',
}

/** Empty for a kit that does not go together. Fasteners of wheels are counted for each wheel, parts of hubs without the spare. */
export function partsToBuy(kit: Kit, hub: Hub): PartToBuy[] {
  const { verdict, checks } = judge(kit, hub)
  const pattern = kit.wheel?.boltPattern ?? kit.spacer?.boltPattern ?? (kit.fasteners && hub.boltPattern)
  const holes = pattern && boltCircle(parseBoltPattern(pattern) ?? pattern)?.holes
  if (verdict === 'no' || !holes) return []
  const reasons = new Set(checks.map(({ reason }) => reason))
  const count = { wheels: kit.quantity ?? WHEEL_SET, holes }
  return [
    ...rings(checks, count),
    ...fastenersOfSpacer(kit, hub, reasons, count),
    ...fastenersOfWheel(kit, hub, reasons, count),
    ...otherStuds(kit, hub, count),
  ]
}

type Count = { wheels: number; holes: number }
const onHubs = ({ wheels, holes }: Count): number => holes * wheelsOnHubs(wheels)

function rings(checks: readonly Check[], { wheels }: Count): PartToBuy[] {
  return checks.flatMap(({ reason, figures }) => {
    const fits = ringOf[reason]
    if (!fits) return []
    const pieces = fits === 'wheel' ? wheels : wheelsOnHubs(wheels)
    return [{ part: 'ring', fits, pieces, outer: Number(figures.bore), inner: Number(figures.hub) } as const]
  })
}

/** Nuts or bolts that fasten a bolt-on spacer. Many spacers come with them; those of another thread have to be bought. */
function fastenersOfSpacer(
  { spacer }: Kit,
  hub: Hub,
  reasons: ReadonlySet<Reason>,
  count: Count,
): PartToBuy[] {
  if (spacer?.mounting !== 'bolt-on') return []
  const fastener = fastenerOf(hub.fastener, hub.thread, null)
  const pieces = onHubs(count)
  return reasons.has('spacerOtherThread')
    ? [{ ...fastener, holds: 'spacer', pieces }]
    : [{ ...fastener, holds: 'spacer', pieces, onlyIf: 'notSupplied' }]
}

/** What holds the wheel: on the studs of a spacer that is bolted on, else on the hub. */
function fastenersOfWheel(
  { wheel, spacer }: Kit,
  hub: Hub,
  reasons: ReadonlySet<Reason>,
  { wheels, holes }: Count,
): PartToBuy[] {
  const isBoltedOn = spacer?.mounting === 'bolt-on'
  // a stock wheel goes on sitting as it does
  const seat = wheel ? wheel.seat : hub.seat
  const fastener = {
    ...(isBoltedOn ? fastenerOf('nut', spacer.thread, seat) : fastenerOf(hub.fastener, hub.thread, seat)),
    holds: 'wheel',
    pieces: holes * wheels,
  } as const
  const isOther =
    reasons.has('otherSeat') ||
    reasons.has('otherThread') ||
    (isBoltedOn && (reasons.has('nutsInsteadOfBolts') || reasons.has('spacerOtherThread')))
  const longerMm = spacer && reasons.has('longerBolts') ? spacer.thickness : null
  if (longerMm !== null)
    return [
      longerMm <= THIN_SPACER && !isOther
        ? { ...fastener, longerMm, onlyIf: 'fewTurns' }
        : { ...fastener, longerMm },
    ]
  if (isOther) return [fastener]
  return reasons.has('seatUnknown') ? [{ ...fastener, onlyIf: 'otherSeat' }] : []
}

function fastenerOf(kind: Hub['fastener'], thread: string | null, seat: Seat | null) {
  const hexMm = thread && kind ? usualHex(thread, kind) : null
  return { part: kind ?? 'nutOrBolt', thread, seat, hexMm } as const
}

/** Studs of another length: longer by a spacer that is slipped on, shorter under one that does not hide them. */
function otherStuds({ spacer }: Kit, { fastener, studLength, thread }: Hub, count: Count): PartToBuy[] {
  if (!spacer || fastener === 'bolt') return []
  const { thickness } = spacer
  const pieces = onHubs(count)
  if (spacer.mounting === 'slip-on') {
    const stud = {
      part: fastener === null ? 'studOrBolt' : 'stud',
      pieces,
      thread,
      longerMm: thickness,
      leastMm: studLength === null ? null : studLength + thickness,
    } as const
    return [thickness <= THIN_SPACER ? { ...stud, onlyIf: 'fewTurns' } : stud]
  }
  return spacer.mounting === 'bolt-on' && fastener === 'nut' && studLength !== null && studLength > thickness
    ? [{ part: 'shortStud', pieces, thread, mostMm: thickness }]
    : []
}
