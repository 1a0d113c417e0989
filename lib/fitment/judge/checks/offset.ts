import { outwardPokeMm, trackChangeMm, wheelBackspacingMm } from '@/lib/drawing/dimensions'
import type { Check, Hub, Kit, Reason, Rim } from '@/lib/fitment/kit'

// Shop policy, not law: mm per wheel.
const LESS_INSIDE = 5
const MORE_OUTSIDE = 15

/** ET of a wheel with a spacer behind it: the spacer moves it outward. mm */
export const effectiveOffset = (offset: number, thickness = 0): number => offset - thickness

type Mounted = { rim: Pick<Rim, 'width'>; offset: number }

const seated = ({ rim, offset }: Mounted) => ({ widthInches: rim.width, offsetMm: offset })

/** How much farther out a wheel stands than another, how much farther in, and what the track gains. mm */
export const offsetChange = (from: Mounted, to: Mounted) => ({
  outsideMm: outwardPokeMm(seated(to)) - outwardPokeMm(seated(from)),
  insideMm: wheelBackspacingMm(seated(to)) - wheelBackspacingMm(seated(from)),
  trackMm: trackChangeMm(from.offset, to.offset),
})

/** Where the wheel stands against the stock one. Never `no`: what it rubs on depends on the car. */
export function checkOffset({ wheel, spacer }: Kit, hub: Hub): Check[] {
  if (!(wheel || spacer)) return []
  const check = { check: 'offset', source: 'shop' } as const
  const thickness = spacer?.thickness ?? 0
  if (!wheel) {
    // the stock wheel, whatever its figures are, moves outward by the thickness
    const moved = { outsideMm: thickness, insideMm: -thickness, trackMm: 2 * thickness }
    return [{ ...check, ...judgeMove(moved), figures: { ...moved, thickness } }]
  }
  const sameDiameter = hub.stockRims.filter(({ diameter }) => diameter === wheel.rim.diameter)
  const stockRims = sameDiameter.length > 0 ? sameDiameter : hub.stockRims
  if (wheel.offset === null || hub.stockOffset === null || stockRims.length === 0)
    return [{ ...check, verdict: 'unknown', reason: 'offsetUnknown', figures: {}, isToCheck: true }]
  const { stockOffset } = hub
  const offset = effectiveOffset(wheel.offset, thickness)
  // nobody knows which of its stock rims the car has: the narrowest leaves the least room
  const stock = stockRims.reduce((narrowest, rim) => (rim.width < narrowest.width ? rim : narrowest))
  const moved = offsetChange({ rim: stock, offset: stockOffset }, { rim: wheel.rim, offset })
  return [
    {
      ...check,
      ...judgeMove(moved),
      figures: { ...moved, offset, stockOffset, stockRim: `${stock.diameter}x${stock.width}` },
    },
  ]
}

/** What a move of the rim's edges in mm means. */
export function judgeMove({ insideMm, outsideMm }: { insideMm: number; outsideMm: number }): {
  verdict: 'fits' | 'needs'
  reason: Reason
} {
  const isLessInside = insideMm > LESS_INSIDE
  const isMoreOutside = outsideMm > MORE_OUTSIDE
  if (isLessInside && isMoreOutside) return { verdict: 'needs', reason: 'lessInsideMoreOutside' }
  if (isLessInside) return { verdict: 'needs', reason: 'lessInside' }
  if (isMoreOutside) return { verdict: 'needs', reason: 'moreOutside' }
  return { verdict: 'fits', reason: 'offsetNear' }
}
