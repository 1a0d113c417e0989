import { loadCapacityKg, speedLimitKmh } from '@/lib/drawing/dimensions'
import type { Check, Hub, Kit } from '@/lib/fitment/kit'

/** The least speed symbol of a winter tire below the car's own: UN Regulation No. 142, Q. km/h */
const LEAST_OF_SNOW_TIRE = 160

/** The tire carries what the placard asks for, and the wheel what the tire may carry. */
export function checkLoad({ tire, wheel }: Kit, hub: Hub): Check[] {
  const needed = hub.loadIndex === null ? undefined : loadCapacityKg(hub.loadIndex)
  return [
    ...(tire ? [tireLoad(tire.loadIndex, hub.loadIndex)] : []),
    ...(wheel ? wheelLoad(wheel.maxLoad, needed) : []),
  ]
}

function tireLoad(index: number | null, placard: number | null): Check {
  const check = { check: 'load', source: 'unR142' } as const
  const kg = index === null ? undefined : loadCapacityKg(index)
  const placardKg = placard === null ? undefined : loadCapacityKg(placard)
  if (index === null || kg === undefined)
    return { ...check, verdict: 'unknown', reason: 'tireLoadUnknown', figures: {}, isToCheck: true }
  if (placard === null || placardKg === undefined)
    return { ...check, verdict: 'unknown', reason: 'loadUnknown', figures: { index, kg }, isToCheck: true }
  const figures = { index, kg, placard, placardKg }
  return kg >= placardKg
    ? { ...check, verdict: 'fits', reason: 'loadEnough', figures }
    : { ...check, verdict: 'no', reason: 'loadTooLow', figures }
}

function wheelLoad(maxLoad: number | null, needed: number | undefined): Check[] {
  const check = { check: 'load', source: 'trade' } as const
  if (maxLoad === null)
    return [{ ...check, verdict: 'unknown', reason: 'wheelLoadUnknown', figures: {}, isToCheck: true }]
  const figures = { kg: maxLoad }
  if (needed === undefined)
    return [{ ...check, verdict: 'unknown', reason: 'wheelLoadToCompare', figures, isToCheck: true }]
  return maxLoad < needed
    ? [{ ...check, verdict: 'no', reason: 'wheelLoadTooLow', figures: { ...figures, placardKg: needed } }]
    : [{ ...check, verdict: 'fits', reason: 'wheelLoadEnough', figures: { ...figures, placardKg: needed } }]
}

/**
 * The tire is approved for the car's speed. A winter or M+S tire may be slower, from Q on, where a label in the driver's
 * view names its speed: UN Regulation No. 142.
 */
export function checkSpeed({ tire }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const check = { check: 'speed', source: 'unR142' } as const
  const symbol = tire.speedSymbol
  const kmh = symbol === null ? undefined : speedLimitKmh(symbol)
  if (symbol === null || kmh === undefined)
    return [{ ...check, verdict: 'unknown', reason: 'tireSpeedUnknown', figures: {}, isToCheck: true }]
  const placard = hub.speedSymbol
  const placardKmh = placard === null ? undefined : speedLimitKmh(placard)
  if (placard === null || placardKmh === undefined)
    return [
      { ...check, verdict: 'unknown', reason: 'speedUnknown', figures: { symbol, kmh }, isToCheck: true },
    ]
  const figures = { symbol, kmh, placard, placardKmh }
  if (kmh >= placardKmh) return [{ ...check, verdict: 'fits', reason: 'speedEnough', figures }]
  return tire.isForSnow && kmh >= LEAST_OF_SNOW_TIRE
    ? [{ ...check, verdict: 'needs', reason: 'speedOfSnowTire', figures }]
    : [{ ...check, verdict: 'no', reason: 'speedTooLow', figures }]
}
