import type { Check, Hub, Kit } from '@/lib/fitment/kit'
import { engagement, studDiameter } from '@/lib/measures/threads'
import { beside, findingsOf } from './finding'

const found = findingsOf('fastening', 'trade')

/** How the kit is held: the seat of the wheel, the thread of nuts or bolts, and what the spacer changes. */
export function checkFastening(kit: Kit, hub: Hub): Check[] {
  if (!(kit.wheel || kit.spacer || kit.fasteners)) return []
  return [
    ...seatChecks(kit, hub),
    ...threadChecks(kit, hub),
    ...holeChecks(kit, hub),
    ...spacerChecks(kit, hub),
  ]
}

/** The nuts or bolts have the wheel's seat: on another one they hold by a line instead of a face. */
function seatChecks({ wheel, fasteners }: Kit, hub: Hub): Check[] {
  const seat = fasteners ? fasteners.seat : hub.seat
  if (!wheel) return []
  if (wheel.seat === null || seat === null) return [beside(found('unknown', 'seatUnknown'))]
  const figures = { wheel: wheel.seat, seat }
  if (wheel.seat === seat) return [found('fits', 'seatMatches', figures)]
  return [fasteners?.seat ? found('no', 'wrongSeat', figures) : found('needs', 'otherSeat', figures)]
}

/**
 * Who fastens what: a spacer that is bolted on takes the hub's thread, and its studs take the wheel's nuts. Everything else
 * is fastened to the hub.
 */
function threadChecks({ wheel, spacer, fasteners }: Kit, hub: Hub): Check[] {
  const isBoltedOn = spacer?.mounting === 'bolt-on'
  const { thread } = hub
  if (thread === null) {
    // without a wheel's own thread, a stock nut goes on holding it; a spacer must have the thread of the hub
    const unknown = found('unknown', 'threadUnknown')
    return [spacer || fasteners ? unknown : beside(unknown)]
  }
  const figures = { hub: thread, ...engagement(thread) }
  if (isBoltedOn) {
    if (spacer.thread === null) return [found('unknown', 'spacerThreadUnknown', { hub: thread })]
    if (isThicker(thread, spacer.thread))
      return [found('no', 'spacerHolesTooSmall', { hub: thread, thread: spacer.thread })]
    if (spacer.thread !== thread)
      return [found('needs', 'spacerOtherThread', { ...figures, thread: spacer.thread })]
  }
  if (fasteners && fasteners.thread === null)
    return [found('unknown', 'boughtThreadUnknown', { hub: thread })]
  if (fasteners?.thread && fasteners.thread !== thread)
    return [found('needs', 'otherThread', { ...figures, thread: fasteners.thread })]
  if (fasteners || isBoltedOn) return [found('fits', 'threadMatches', figures)]
  return wheel ? [found('fits', 'stockThread', figures)] : []
}

/** Holes leave about a millimeter: studs of 1/2 inch pass those for M12. mm */
export const HOLE_PLAY = 0.8
const isThicker = (stud: string, hole: string): boolean => studDiameter(stud) > studDiameter(hole) + HOLE_PLAY

/** From here on holes of common wheels may be too small. mm */
const THICK_STUD = 13.5

/** The studs pass the holes of the wheel: those of the hub, or of a spacer that is bolted on. */
function holeChecks({ wheel, spacer }: Kit, hub: Hub): Check[] {
  const stud = spacer?.mounting === 'bolt-on' ? spacer.thread : hub.thread
  if (!wheel || stud === null) return []
  if (wheel.drilledFor !== null && isThicker(stud, wheel.drilledFor))
    return [found('no', 'wheelHolesTooSmall', { hub: stud, thread: wheel.drilledFor })]
  if (studDiameter(stud) < THICK_STUD) return []
  return [
    wheel.drilledFor === null
      ? found('unknown', 'wheelHolesUnknown', { hub: stud })
      : found('fits', 'wheelHolesFit', { hub: stud }),
  ]
}

/** The least thickness in which a spacer's flange hides the nuts that hold it. mm */
export const leastThickness = (thread: string | null): number =>
  thread !== null && studDiameter(thread) >= THICK_STUD ? 25 : 20

/** What a slip-on spacer takes from the thread must come back, whatever holds the wheel. */
const longer = { nut: 'longerStuds', bolt: 'longerBolts' } as const

/** A slip-on spacer takes its thickness from the thread; one that is bolted on hides the stock studs. */
function spacerChecks({ spacer }: Kit, hub: Hub): Check[] {
  if (!spacer) return []
  const mm = spacer.thickness
  if (spacer.mounting === null) return [found('unknown', 'mountingUnknown', { mm })]
  if (spacer.mounting === 'slip-on') {
    const figures = { mm, ...(hub.thread ? engagement(hub.thread) : {}) }
    return [found('needs', hub.fastener ? longer[hub.fastener] : 'longerFasteners', figures)]
  }
  const least = leastThickness(hub.thread)
  if (mm < least) return [found('no', 'spacerTooThin', { mm, least })]
  // its flange sits on studs: on a hub with bolts it needs more than it brings
  if (hub.fastener === null) return [found('unknown', 'fastenerUnknown')]
  if (hub.fastener === 'bolt') return [found('needs', 'nutsInsteadOfBolts')]
  if (hub.studLength === null) return [found('unknown', 'studLengthUnknown', { mm })]
  const figures = { mm, studs: hub.studLength }
  return [
    hub.studLength > mm
      ? found('needs', 'studsTooLong', { ...figures, over: hub.studLength - mm })
      : found('fits', 'ownStuds', figures),
  ]
}
