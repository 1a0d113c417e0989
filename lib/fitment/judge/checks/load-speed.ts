import type { Check, Hub, Kit } from '@/lib/fitment/kit'
import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'

/** Q: the least of a winter tire below the car's own (UN Regulation No. 142), and of what the shop calls fit. km/h */
export const LEAST_OF_SNOW_TIRE = 160

/** What one tire must carry: half of the axle's load, or what the least load index carries. kg */
type NeededLoad = { of: 'axleLoad'; kg: number; axleKg: number } | { of: 'load'; kg: number; index: number }

/** The greater of both; a disputed index does not count beside the axle's load. Null where neither is known. */
export function neededLoad({ axleLoad, loadIndex, confidence }: Hub): NeededLoad | null {
  const kg = loadIndex === null ? undefined : loadCapacityKg(loadIndex)
  const byIndex =
    loadIndex === null || kg === undefined ? null : ({ of: 'load', kg, index: loadIndex } as const)
  const byAxle = axleLoad === null ? null : ({ of: 'axleLoad', kg: axleLoad / 2, axleKg: axleLoad } as const)
  if (!byAxle || !byIndex) return byAxle ?? byIndex
  return confidence.load === 'low' || byAxle.kg >= byIndex.kg ? byAxle : byIndex
}

/** The tire carries what the car needs, and the wheel its share of the axle's load. */
export function checkLoad({ tire, wheel }: Kit, hub: Hub): Check[] {
  return [
    ...(tire ? [tireLoad(tire.loadIndex, neededLoad(hub))] : []),
    ...(wheel ? wheelLoad(wheel.maxLoad, hub) : []),
  ]
}

function tireLoad(index: number | null, needed: NeededLoad | null): Check {
  const check = { check: 'load', source: 'unR142' } as const
  const kg = index === null ? undefined : loadCapacityKg(index)
  if (index === null || kg === undefined)
    return { ...check, verdict: 'unknown', reason: 'tireLoadUnknown', figures: {} }
  if (!needed) return { ...check, verdict: 'unknown', reason: 'loadUnknown', figures: { index, kg } }
  if (needed.of === 'axleLoad') {
    const figures = { index, kg, placardKg: needed.kg, axleKg: needed.axleKg }
    return kg >= needed.kg
      ? { ...check, verdict: 'fits', reason: 'axleLoadEnough', figures }
      : { ...check, verdict: 'no', reason: 'axleLoadTooLow', figures }
  }
  const figures = { index, kg, placard: needed.index, placardKg: needed.kg }
  return kg >= needed.kg
    ? { ...check, verdict: 'fits', reason: 'loadEnough', figures }
    : { ...check, verdict: 'no', reason: 'loadTooLow', figures }
}

/** Half of the axle's load decides. A stock tire often carries more, so that less than it is only to be compared. */
function wheelLoad(maxLoad: number | null, hub: Hub): Check[] {
  const check = { check: 'load', source: 'trade' } as const
  if (maxLoad === null)
    return [{ ...check, verdict: 'unknown', reason: 'wheelLoadUnknown', figures: {}, isToCheck: true }]
  const figures = { kg: maxLoad }
  const { axleLoad, loadIndex } = hub
  const needed = axleLoad === null ? loadCapacityKg(loadIndex ?? 0) : axleLoad / 2
  if (needed !== undefined && maxLoad >= needed)
    return [
      { ...check, verdict: 'fits', reason: 'wheelLoadEnough', figures: { ...figures, placardKg: needed } },
    ]
  return axleLoad === null || needed === undefined
    ? [{ ...check, verdict: 'unknown', reason: 'wheelLoadToCompare', figures, isToCheck: true }]
    : [{ ...check, verdict: 'no', reason: 'wheelLoadTooLow', figures: { ...figures, placardKg: needed } }]
}

/**
 * The tire is approved for the car's speed. A winter or M+S tire may be slower, from Q on, where a label in the driver's
 * view names its speed: UN Regulation No. 142. Below Q a tire is never simply fit: most cars can exceed its speed.
 */
export function checkSpeed({ tire }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const check = { check: 'speed', source: 'unR142' } as const
  const symbol = tire.speedSymbol
  const kmh = symbol === null ? undefined : speedLimitKmh(symbol)
  if (symbol === null || kmh === undefined)
    return [{ ...check, verdict: 'unknown', reason: 'tireSpeedUnknown', figures: {} }]
  const placard = hub.speedSymbol
  const placardKmh = placard === null ? undefined : speedLimitKmh(placard)
  if (placard !== null && placardKmh !== undefined && kmh < placardKmh) {
    const figures = { symbol, kmh, placard, placardKmh }
    return tire.isForSnow && kmh >= LEAST_OF_SNOW_TIRE
      ? [{ ...check, source: 'plSnowTires', verdict: 'needs', reason: 'speedOfSnowTire', figures }]
      : [{ ...check, verdict: 'no', reason: 'speedTooLow', figures }]
  }
  if (kmh < LEAST_OF_SNOW_TIRE)
    return [{ ...check, verdict: 'unknown', reason: 'speedOfSlowTire', figures: { symbol, kmh } }]
  return placard === null || placardKmh === undefined
    ? [{ ...check, verdict: 'unknown', reason: 'speedUnknown', figures: { symbol, kmh } }]
    : [{ ...check, verdict: 'fits', reason: 'speedEnough', figures: { symbol, kmh, placard, placardKmh } }]
}
