import type { Check, Hub, Kit, Reason } from '@/lib/fitment/kit'

/** The trade rounds bores: 108.0 and 108.1, 72.5 and 72.6 are one. mm */
export const BORE_TOLERANCE = 0.15
/** So that 108.1 − 0.15 is not above 107.95 for a computer. */
const ROUNDING = 1e-9

type Reasons = { centric: Reason; ring: Reason; small: Reason; unknown: Reason }

/** The wheel is centered by the hub. With a spacer, the spacer is, and the wheel by the spacer's ring. */
export function checkCenterBore({ wheel, spacer }: Kit, hub: Hub): Check[] {
  if (!spacer)
    return wheel
      ? [
          compareBores(wheel.centerBore, hub.centerBore, {
            centric: 'hubCentric',
            ring: 'needsRing',
            small: 'boreTooSmall',
            unknown: 'boreUnknown',
          }),
        ]
      : []
  const ofSpacer = compareBores(spacer.hubBore, hub.centerBore, {
    centric: 'spacerHubCentric',
    ring: 'spacerNeedsRing',
    small: 'spacerBoreTooSmall',
    unknown: 'spacerBoreUnknown',
  })
  if (!wheel) return [ofSpacer]
  const ofWheel = compareBores(wheel.centerBore, spacer.ringBore, {
    centric: 'ringHubCentric',
    ring: 'ringNeedsRing',
    small: 'ringTooLarge',
    unknown: 'ringUnknown',
  })
  return [ofSpacer, ofWheel]
}

function compareBores(bore: number | null, onto: number | null, reasons: Reasons): Check {
  const check = { check: 'centerBore', source: 'trade' } as const
  if (bore === null || onto === null) {
    const missing = bore !== null ? 'hub' : onto !== null ? 'part' : 'both'
    return { ...check, verdict: 'unknown', reason: reasons.unknown, figures: { missing } }
  }
  const figures = { bore, hub: onto }
  if (bore < onto - BORE_TOLERANCE - ROUNDING)
    return { ...check, verdict: 'no', reason: reasons.small, figures }
  return bore > onto + BORE_TOLERANCE + ROUNDING
    ? { ...check, verdict: 'needs', reason: reasons.ring, figures }
    : { ...check, verdict: 'fits', reason: reasons.centric, figures }
}
