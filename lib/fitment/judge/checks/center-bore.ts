import type { Check, Hub, Kit, KitWheel, Reason } from '@/lib/fitment/kit'
import { findingsOf } from './finding'

const found = findingsOf('centerBore', 'trade')

/** The trade rounds bores: 108.0 and 108.1, 72.5 and 72.6 are one. mm */
export const BORE_TOLERANCE = 0.15
/** Up to here a larger bore still centers the wheel; no ring is made so thin. mm */
const CENTERED = 0.6
/** Hub-centric rings are made with walls from here on: 110.1/106.1 exists, 108/106.1 does not. mm */
export const LEAST_RING_WALL = 1.5
/** How far the sources of a disputed bore differ. mm */
export const DISPUTED_BORE = 2
/** So that 108.1 − 0.15 is not above 107.95 for a computer. */
const ROUNDING = 1e-9

type Reasons = {
  centric: Reason
  ring: Reason
  noRing: Reason
  small: Reason
  unknown: Reason
  disputed?: Reason
}

/** The wheel is centered by the hub. With a spacer, the spacer is, and the wheel by the spacer's ring. */
export function checkCenterBore({ wheel, spacer }: Kit, hub: Hub): Check[] {
  const isDisputed = hub.confidence.centerBore === 'low'
  if (!spacer)
    return wheel
      ? [
          compareBores(wheel.centerBore, hub.centerBore, {
            centric: 'hubCentric',
            ring: 'needsRing',
            noRing: noRing(wheel),
            small: 'boreTooSmall',
            unknown: 'boreUnknown',
            ...(isDisputed && { disputed: 'boreDisputed' }),
          }),
        ]
      : []
  const ofSpacer = compareBores(spacer.hubBore, hub.centerBore, {
    centric: 'spacerHubCentric',
    ring: 'spacerNeedsRing',
    noRing: 'spacerNoRing',
    small: 'spacerBoreTooSmall',
    unknown: 'spacerBoreUnknown',
    ...(isDisputed && { disputed: 'spacerBoreDisputed' }),
  })
  if (!wheel) return [ofSpacer, ...lipInStockWheel(spacer.ringBore, hub.centerBore, isDisputed)]
  const ofWheel = compareBores(wheel.centerBore, spacer.ringBore, {
    centric: 'ringHubCentric',
    ring: 'ringNeedsRing',
    noRing: noRing(wheel),
    small: 'ringTooLarge',
    unknown: 'ringUnknown',
  })
  return [ofSpacer, ofWheel]
}

function compareBores(bore: number | null, onto: number | null, reasons: Reasons): Check {
  if (bore === null || onto === null) {
    const missing = bore !== null ? 'hub' : onto !== null ? 'part' : 'both'
    return found('unknown', reasons.unknown, { missing })
  }
  const figures = { bore, hub: onto }
  const isTooSmall = bore < onto - BORE_TOLERANCE - ROUNDING
  if (isTooSmall && reasons.disputed && bore >= onto - DISPUTED_BORE - ROUNDING)
    return found('unknown', reasons.disputed, figures)
  if (isTooSmall) return found('no', reasons.small, figures)
  if (bore <= onto + CENTERED + ROUNDING) return found('fits', reasons.centric, figures)
  if (bore >= onto + 2 * LEAST_RING_WALL - ROUNDING) return found('needs', reasons.ring, figures)
  const verdict = reasons.noRing === 'centeredBySeat' ? 'needs' : 'unknown'
  return found(verdict, reasons.noRing, { ...figures, wall: (bore - onto) / 2 })
}

/** Where no ring is made, cones and balls still center a wheel; what is flat does not. */
const noRing = ({ seat }: KitWheel): Reason =>
  seat === 'cone60' || seat === 'ball' ? 'centeredBySeat' : 'noRing'

/** Under the stock wheel, whose bore is the hub's, a spacer's lip must not be wider than it. */
function lipInStockWheel(lip: number | null, bore: number | null, isDisputed: boolean): Check[] {
  if (lip === null || bore === null) return []
  const most = bore + (isDisputed ? DISPUTED_BORE : BORE_TOLERANCE) + ROUNDING
  return lip <= most ? [] : [found('no', 'lipTooLarge', { bore, hub: lip })]
}
