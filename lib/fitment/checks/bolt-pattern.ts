import type { Check, Hub, Kit } from '../kit'

/** Circles that people take for each other, such as 5x114.3 and 5x115, 6x135 and 6x139.7. */
const NEAR_MM = 5

/**
 * Wheel and spacer have the hub's bolt pattern. Patterns are compared exactly: even 0.7 mm on the circle presses the
 * bolts aside, so that they work loose.
 */
export function checkBoltPattern({ wheel, spacer }: Kit, hub: Hub): Check[] {
  if (!(wheel || spacer)) return []
  const part = [spacer, wheel].find((each) => each && each.boltPattern !== hub.boltPattern) ?? wheel ?? spacer
  const pattern = part?.boltPattern ?? ''
  const check = { check: 'boltPattern', source: 'trade' } as const
  if (hub.boltPattern === null)
    return [{ ...check, verdict: 'unknown', reason: 'patternUnknown', figures: { pattern } }]
  const figures = { pattern, hub: hub.boltPattern }
  if (pattern === hub.boltPattern) return [{ ...check, verdict: 'fits', reason: 'samePattern', figures }]
  const [holes, circle = 0] = pattern.split('x').map(Number)
  const [hubHoles, hubCircle = 0] = hub.boltPattern.split('x').map(Number)
  const differenceMm = Math.round(Math.abs(circle - hubCircle) * 100) / 100
  const isNear = holes === hubHoles && differenceMm <= NEAR_MM
  return [
    isNear
      ? { ...check, verdict: 'no', reason: 'nearPattern', figures: { ...figures, mm: differenceMm } }
      : { ...check, verdict: 'no', reason: 'otherPattern', figures },
  ]
}
