import { checkBoltPattern } from './checks/bolt-pattern'
import { checkCenterBore } from './checks/center-bore'
import { checkFastening } from './checks/fastening'
import { checkLoad, checkSpeed } from './checks/load-speed'
import { checkOffset } from './checks/offset'
import { checkOverallDiameter } from './checks/overall-diameter'
import { checkBrakes, checkRimDiameter, checkRimWidth } from './checks/rim'
import { type Check, type Hub, type Judgment, type Kit, worstOf } from './kit'

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
    ...checkRimWidth(kit),
    ...checkOverallDiameter(kit, hub),
    ...checkOffset(kit, hub),
    ...checkFastening(kit, hub),
    ...checkLoad(kit, hub),
    ...checkSpeed(kit, hub),
    ...checkQuantity(kit),
    ...checkRecord(kit, hub),
  ]
  return {
    verdict: worstOf(checks.filter(({ isToCheck }) => !isToCheck).map(({ verdict }) => verdict)),
    checks,
  }
}

/** Both wheels of an axle are alike: two or four pieces, or five with the spare. */
function checkQuantity({ quantity }: Kit): Check[] {
  if (quantity === undefined) return []
  const check = { check: 'quantity', source: 'trade', figures: { quantity } } as const
  if (quantity === 4 || quantity === 5) return [{ ...check, verdict: 'fits', reason: 'fullSet' }]
  return quantity === 2
    ? [{ ...check, verdict: 'fits', reason: 'oneAxle' }]
    : [{ ...check, verdict: 'needs', reason: 'oddNumber' }]
}

/** What the table is not sure of never gets better than unknown. */
function checkRecord({ tire, wheel, spacer, fasteners }: Kit, hub: Hub): Check[] {
  return hub.confidence === 'low' && (tire || wheel || spacer || fasteners)
    ? [{ check: 'record', verdict: 'unknown', reason: 'lowConfidence', figures: {}, source: 'record' }]
    : []
}
