import type { Check, Figures, Hub, Kit, Reason, StockRim } from '@/lib/fitment/kit'
import {
  outwardPokeMm,
  type Rim,
  rimText,
  trackChangeMm,
  wheelBackspacingMm,
} from '@/lib/measures/dimensions'
import { findingsOf } from './finding'

const finding = findingsOf('offset', 'shop')

// Shop policy, not law: mm per wheel.
const LESS_INSIDE = 5
const MORE_OUTSIDE = 15
/** From here on bearings and steering feel it, and an inspection asks. */
const FAR_OUTSIDE = 30
/** From here on most wheels stand in struts, brakes or steering arms. */
const FAR_INSIDE = 25

/** ET of a wheel with a spacer behind it: the spacer moves it outward. mm */
export const effectiveOffset = (offset: number, thickness = 0): number => offset - thickness

type MountedRim = { rim: Pick<Rim, 'width'>; offset: number }

/** Where the flange of a wheel ends, outward and inward of the hub's face. mm */
export const edgesOf = ({ rim: { width }, offset: offsetMm }: MountedRim) => ({
  outsideMm: outwardPokeMm({ widthInches: width, offsetMm }),
  insideMm: wheelBackspacingMm({ widthInches: width, offsetMm }),
})

/** How much farther out a wheel stands than another, how much farther in, and what the track gains. mm */
export function offsetChange(from: MountedRim, to: MountedRim) {
  const [before, after] = [edgesOf(from), edgesOf(to)]
  return {
    outsideMm: after.outsideMm - before.outsideMm,
    insideMm: after.insideMm - before.insideMm,
    trackMm: trackChangeMm(from.offset, to.offset),
  }
}

/** Where the wheel stands against the stock one. Never `no`: what it rubs on depends on the car. */
export function checkOffset({ wheel, spacer }: Kit, hub: Hub): Check[] {
  if (!(wheel || spacer)) return []
  const found = (moved: ReturnType<typeof offsetChange>, figures: Figures): Check => {
    const { verdict, reason } = judgeMove(moved)
    return finding(verdict, reason, { ...moved, ...figures })
  }
  const thickness = spacer?.thickness ?? 0
  // the stock wheel, whatever its figures are, moves outward by the thickness
  if (!wheel)
    return [found({ outsideMm: thickness, insideMm: -thickness, trackMm: 2 * thickness }, { thickness })]
  const stock = comparedRim(wheel.rim, hub)
  if (wheel.offset === null || !stock)
    return [finding('unknown', 'offsetUnknown', { missing: wheel.offset === null ? 'part' : 'hub' })]
  const stockOffset = stock.offset
  const offset = effectiveOffset(wheel.offset, thickness)
  const moved = offsetChange({ rim: stock, offset: stockOffset }, { rim: wheel.rim, offset })
  return [found(moved, { offset, stockOffset, stockRim: rimText(stock) })]
}

/** The stock rims of a diameter where the car has one, else all. The narrowest is first: it leaves the least room. */
export function narrowestRims({ stockRims }: Hub, diameter: number | undefined): StockRim[] {
  const sameDiameter = stockRims.filter((rim) => rim.diameter === diameter)
  return (sameDiameter.length > 0 ? sameDiameter : stockRims).toSorted((a, b) => a.width - b.width)
}

/** The stock rim that a wheel is compared with, since nobody knows which the car has. */
export const comparedRim = ({ diameter }: Pick<Rim, 'diameter'>, hub: Hub) =>
  narrowestRims(hub, diameter).find((rim): rim is StockRim & { offset: number } => rim.offset !== null)

/** What a move of the rim's edges in mm means. */
export function judgeMove({ insideMm, outsideMm }: { insideMm: number; outsideMm: number }): {
  verdict: 'fits' | 'needs'
  reason: Reason
} {
  const isLessInside = insideMm > LESS_INSIDE
  const isMoreOutside = outsideMm > MORE_OUTSIDE
  if (outsideMm > FAR_OUTSIDE) return { verdict: 'needs', reason: 'farOutside' }
  if (insideMm > FAR_INSIDE) return { verdict: 'needs', reason: 'farInside' }
  if (isLessInside && isMoreOutside) return { verdict: 'needs', reason: 'lessInsideMoreOutside' }
  if (isLessInside) return { verdict: 'needs', reason: 'lessInside' }
  if (isMoreOutside) return { verdict: 'needs', reason: 'moreOutside' }
  return { verdict: 'fits', reason: 'offsetNear' }
}
