import type { Check, Hub, Kit } from '../kit'
import { engagement } from '../threads'

const check = { check: 'fastening', source: 'trade' } as const

/** How the kit is held: the seat of the wheel, the thread of nuts or bolts, and what the spacer changes. */
export function checkFastening(kit: Kit, hub: Hub): Check[] {
  if (!(kit.wheel || kit.spacer || kit.fasteners)) return []
  return [...seatChecks(kit, hub), ...threadChecks(kit, hub), ...spacerChecks(kit, hub)]
}

/** The nuts or bolts have the wheel's seat: on another one they hold by a line instead of a face. */
function seatChecks({ wheel, fasteners }: Kit, hub: Hub): Check[] {
  const seat = fasteners?.seat ?? hub.seat
  if (!wheel) return []
  if (wheel.seat === null || seat === null)
    return [{ ...check, verdict: 'unknown', reason: 'seatUnknown', figures: {}, isToCheck: true }]
  const figures = { wheel: wheel.seat, seat }
  if (wheel.seat === seat) return [{ ...check, verdict: 'fits', reason: 'seatMatches', figures }]
  return fasteners?.seat
    ? [{ ...check, verdict: 'no', reason: 'wrongSeat', figures }]
    : [{ ...check, verdict: 'needs', reason: 'otherSeat', figures }]
}

function threadChecks({ wheel, spacer, fasteners }: Kit, hub: Hub): Check[] {
  const thread = fasteners?.thread ?? spacer?.thread ?? null
  if (hub.thread === null)
    // without a wheel's own thread, a stock nut goes on holding it; a spacer must have the thread of the hub
    return spacer || fasteners
      ? [{ ...check, verdict: 'unknown', reason: 'threadUnknown', figures: {} }]
      : [{ ...check, verdict: 'unknown', reason: 'threadUnknown', figures: {}, isToCheck: true }]
  const figures = { hub: hub.thread, ...engagement(hub.thread) }
  if (thread === null)
    return spacer?.mounting === 'bolt-on'
      ? [{ ...check, verdict: 'unknown', reason: 'spacerThreadUnknown', figures }]
      : wheel
        ? [{ ...check, verdict: 'fits', reason: 'threadMatches', figures }]
        : []
  return thread === hub.thread
    ? [{ ...check, verdict: 'fits', reason: 'threadMatches', figures }]
    : [{ ...check, verdict: 'needs', reason: 'otherThread', figures: { ...figures, thread } }]
}

/** A slip-on spacer takes its thickness from the thread; one that is bolted on hides the stock studs. */
function spacerChecks({ spacer }: Kit, hub: Hub): Check[] {
  if (!spacer) return []
  const mm = spacer.thickness
  if (spacer.mounting === null)
    return [{ ...check, verdict: 'unknown', reason: 'mountingUnknown', figures: { mm } }]
  const turns = hub.thread ? engagement(hub.thread) : {}
  if (spacer.mounting === 'slip-on')
    return [
      hub.fastener === 'bolt'
        ? { ...check, verdict: 'needs', reason: 'longerBolts', figures: { mm, ...turns } }
        : { ...check, verdict: 'needs', reason: 'longerStuds', figures: { mm, ...turns } },
    ]
  if (hub.studLength === null)
    return [{ ...check, verdict: 'unknown', reason: 'ownStuds', figures: { mm }, isToCheck: true }]
  const figures = { mm, studs: hub.studLength }
  return hub.studLength > mm
    ? [
        {
          ...check,
          verdict: 'needs',
          reason: 'studsTooLong',
          figures: { ...figures, over: hub.studLength - mm },
        },
      ]
    : [{ ...check, verdict: 'fits', reason: 'ownStuds', figures }]
}
