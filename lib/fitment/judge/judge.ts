import {
  type Check,
  type FitVerdict,
  type GradedFigure,
  type Hub,
  type Judgment,
  type Kit,
  worstOf,
} from '@/lib/fitment/kit'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { checkCenterBore } from './checks/center-bore'
import { checkFastening } from './checks/fastening'
import { findingsOf } from './checks/finding'
import { checkLoad, checkSpeed, neededLoad } from './checks/load-speed'
import { checkOffset } from './checks/offset'
import { checkOverallDiameter, hasSameDiameter } from './checks/overall-diameter'
import { checkBrakes, checkRimDiameter, checkRimWidth } from './checks/rim'

/**
 * Whether tire, wheel and spacer fit a hub, and each other. Every check says its figures and where its rule comes from;
 * none guesses. It fits only where every figure that decides was compared: bolt pattern, bore, brakes and ET of a wheel;
 * diameter, rim width, load and speed of a tire; fastening and studs of a spacer. Seat, torque and clearance stand beside
 * the verdict (`isToCheck`).
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
    ...checkRoad(kit),
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
  const figures = { quantity }
  const found = findingsOf('quantity', 'trade')
  if (quantity === 4 || quantity === 5) return [found('fits', 'fullSet', figures)]
  if (quantity !== 2) return [found('needs', 'oddNumber', figures)]
  if (!tire) return [found('fits', 'oneAxle', figures)]
  return hasSameDiameter(tire.size, hub)
    ? [findingsOf('quantity', 'plTires')('fits', 'oneAxleSameTread', figures)]
    : [found('needs', 'oneAxleOfTires', figures)]
}

/** Tires with studs are banned from Polish public roads. */
const checkRoad = ({ tire }: Kit): Check[] =>
  tire?.isStudded ? [findingsOf('road', 'plRoads')('needs', 'studdedTire')] : []

/** The graded figures that decide about a kit. */
function decidingFigures({ tire, wheel, spacer, fasteners }: Kit, hub: Hub): GradedFigure[] {
  return [
    ...(wheel || spacer ? (['boltPattern', 'centerBore'] as const) : []),
    ...(spacer || fasteners ? (['thread'] as const) : []),
    ...(wheel ? (['offset'] as const) : []),
    ...(tire ? ([neededLoad(hub)?.of ?? 'load', 'speed'] as const) : []),
  ]
}

/** What rests on a figure that the table is not sure of never gets better than unknown. */
const checkRecord = (kit: Kit, hub: Hub): Check[] =>
  decidingFigures(kit, hub)
    .filter((figure) => hub.confidence[figure] === 'low')
    .map((figure) => findingsOf('record', 'record')('unknown', 'lowConfidence', { figure }))

/** Circles that people take for each other, such as 5x114.3 and 5x115, 6x135 and 6x139.7. */
const NEAR_MM = 5

/** 5×139,7 and 5x140 are one pattern. */
const normalize = (pattern: string): string => parseBoltPattern(pattern) ?? pattern

/**
 * Wheel and spacer have the hub's bolt pattern, but for how catalogs round it: 0.7 mm on the circle already presses the
 * bolts aside, so that they work loose.
 */
export function checkBoltPattern({ wheel, spacer }: Kit, hub: Hub): Check[] {
  const hubPattern = hub.boltPattern === null ? null : normalize(hub.boltPattern)
  const parts = [
    ...(spacer ? [{ part: 'spacer', pattern: normalize(spacer.boltPattern) }] : []),
    ...(wheel ? [{ part: 'wheel', pattern: normalize(wheel.boltPattern) }] : []),
  ]
  const compared = parts.find(({ pattern }) => pattern !== hubPattern) ?? parts.at(-1)
  if (!compared) return []
  const found = findingsOf('boltPattern', 'trade')
  if (hubPattern === null) {
    const [first, second] = parts
    return first && second && first.pattern !== second.pattern
      ? [found('no', 'wheelNotOnSpacer', { pattern: second.pattern, spacer: first.pattern })]
      : [found('unknown', 'patternUnknown', compared)]
  }
  const { pattern } = compared
  const figures = { ...compared, hub: hubPattern }
  if (pattern === hubPattern) return [found('fits', 'samePattern', figures)]
  const [holes = 0, circle = 0] = pattern.split('x').map(Number)
  const [hubHoles = 0, hubCircle = 0] = hubPattern.split('x').map(Number)
  if (holes !== hubHoles) return [found('no', 'otherHoles', { ...figures, holes, hubHoles })]
  const mm = Math.round(Math.abs(circle - hubCircle) * 100) / 100
  return [
    mm <= NEAR_MM ? found('no', 'nearPattern', { ...figures, mm }) : found('no', 'otherPattern', figures),
  ]
}
