import { edgesOf, effectiveOffset, narrowestRims } from '@/lib/fitment/judge/checks/offset'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { type Rim, type TireSize, tireDimensions } from '@/lib/measures/dimensions'

/** A wheel on the hub as the drawings show it. Lengths in mm from the hub's face to the edges of the flange. */
export type MountedWheel = {
  rim: Rim
  /** ET of the wheel, without the spacer. */
  offset: number
  spacerMm: number
  outsideMm: number
  insideMm: number
}

export type Setup = { tire: TireSize | null; wheel: MountedWheel | null }

export type BeforeAndAfter = { before: Setup; after: Setup }

/** What the kit lacks stays stock: of several factory sizes the first, and the narrowest rim of the kit's diameter. */
export function setupsOf({ tire, wheel, spacer }: Kit, hub: Hub): BeforeAndAfter {
  const stockRim = narrowestRims(hub, wheel?.rim.diameter)[0]
  const stockTire = hub.stockTires.find((size) => size.diameter === stockRim?.diameter) ?? hub.stockTires[0]
  const stockOffset = stockRim?.offset ?? null
  const before = {
    tire: stockTire ?? null,
    wheel: stockRim && stockOffset !== null ? mounted(stockRim, stockOffset, 0) : null,
  }
  const rim = wheel?.rim ?? stockRim
  const offset = wheel ? wheel.offset : stockOffset
  return {
    before,
    after: {
      tire: tire?.size ?? before.tire,
      wheel: rim && offset !== null ? mounted(rim, offset, spacer?.thickness ?? 0) : null,
    },
  }
}

const mounted = (rim: Rim, offset: number, spacerMm: number): MountedWheel => ({
  rim,
  offset,
  spacerMm,
  ...edgesOf({ rim, offset: effectiveOffset(offset, spacerMm) }),
})

/** From the axle to the tread. mm */
export const tireRadiusMm = (size: TireSize): number => tireDimensions(size).overallDiameterMm / 2
