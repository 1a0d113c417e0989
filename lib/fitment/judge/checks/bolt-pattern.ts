import type { Check, Hub, Kit } from '@/lib/fitment/kit'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'

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
  const check = { check: 'boltPattern', source: 'trade' } as const
  if (hubPattern === null) {
    const [first, second] = parts
    return first && second && first.pattern !== second.pattern
      ? [
          {
            ...check,
            verdict: 'no',
            reason: 'wheelNotOnSpacer',
            figures: { pattern: second.pattern, spacer: first.pattern },
          },
        ]
      : [{ ...check, verdict: 'unknown', reason: 'patternUnknown', figures: compared }]
  }
  const { pattern } = compared
  const figures = { ...compared, hub: hubPattern }
  if (pattern === hubPattern) return [{ ...check, verdict: 'fits', reason: 'samePattern', figures }]
  const [holes = 0, circle = 0] = pattern.split('x').map(Number)
  const [hubHoles = 0, hubCircle = 0] = hubPattern.split('x').map(Number)
  if (holes !== hubHoles)
    return [{ ...check, verdict: 'no', reason: 'otherHoles', figures: { ...figures, holes, hubHoles } }]
  const mm = Math.round(Math.abs(circle - hubCircle) * 100) / 100
  return [
    mm <= NEAR_MM
      ? { ...check, verdict: 'no', reason: 'nearPattern', figures: { ...figures, mm } }
      : { ...check, verdict: 'no', reason: 'otherPattern', figures },
  ]
}
