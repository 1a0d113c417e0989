import { type Check, type FitVerdict, type Hub, type Judgment, type Kit, worstOf } from '@/lib/fitment/kit'
import { checkBoltPattern } from './checks/bolt-pattern'
import { checkCenterBore } from './checks/center-bore'
import { checkFastening } from './checks/fastening'
import { checkLoad, checkSpeed } from './checks/load-speed'
import { checkOffset } from './checks/offset'
import { checkOverallDiameter, hasSameDiameter } from './checks/overall-diameter'
import { checkBrakes, checkRimDiameter, checkRimWidth } from './checks/rim'

/**
 * Whether tire, wheel and spacer fit a hub, and each other. Every check says its figures and where its rule comes from;
 * none guesses. What is known too rarely to decide by stands beside the verdict (`isToCheck`).
 */
export function judge(kit: Kit, hub: Hub): Judgment {
  const checks = [
    ...checkBoltPattern(kit, hub),
    ...checkCenterBore(kit, hub),
    ...checkRimDiameter(kit, hub),
    ...checkBrakes(kit, hub),
    ...checkRimWidth(kit, hub),
    ...checkOverallDiameter(kit, hub),
    ...checkOffset(kit, hub),
    ...checkFastening(kit, hub),
    ...checkLoad(kit, hub),
    ...checkSpeed(kit, hub),
    ...checkQuantity(kit, hub),
    ...checkRecord(kit, hub),
  ]
  // nothing fits because nothing is asked, such as a kit whose products are no longer known
  const ofNothing: FitVerdict[] = hasParts(kit) ? [] : ['unknown']
  const decisive = checks.filter(({ isToCheck }) => !isToCheck).map(({ verdict }) => verdict)
  return { verdict: worstOf([...ofNothing, ...decisive]), checks }
}

const hasParts = ({ tire, wheel, spacer, fasteners }: Kit): boolean =>
  Boolean(tire || wheel || spacer || fasteners)

/**
 * Both wheels of an axle are alike: two or four pieces, or five with the spare. Two tires that differ from the other two
 * wind up the drive of a 4x4.
 */
function checkQuantity({ tire, quantity }: Kit, hub: Hub): Check[] {
  if (quantity === undefined) return []
  const check = { check: 'quantity', source: 'trade', figures: { quantity } } as const
  if (quantity === 4 || quantity === 5) return [{ ...check, verdict: 'fits', reason: 'fullSet' }]
  if (quantity !== 2) return [{ ...check, verdict: 'needs', reason: 'oddNumber' }]
  return tire && !hasSameDiameter(tire.size, hub)
    ? [{ ...check, verdict: 'needs', reason: 'oneAxleOfTires' }]
    : [{ ...check, verdict: 'fits', reason: 'oneAxle' }]
}

/** What the table is not sure of never gets better than unknown. */
function checkRecord(kit: Kit, hub: Hub): Check[] {
  return Object.values(hub.confidence).includes('low') && hasParts(kit)
    ? [{ check: 'record', verdict: 'unknown', reason: 'lowConfidence', figures: {}, source: 'record' }]
    : []
}
