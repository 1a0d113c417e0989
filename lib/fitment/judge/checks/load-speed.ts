import type { Check, Hub, Kit } from '@/lib/fitment/kit'
import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { beside, findingsOf } from './finding'

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
  const found = findingsOf('load', 'unR142')
  const kg = index === null ? undefined : loadCapacityKg(index)
  if (index === null || kg === undefined) return found('unknown', 'tireLoadUnknown')
  if (!needed) return found('unknown', 'loadUnknown', { index, kg })
  const isEnough = kg >= needed.kg
  if (needed.of === 'axleLoad') {
    const figures = { index, kg, placardKg: needed.kg, axleKg: needed.axleKg }
    return isEnough ? found('fits', 'axleLoadEnough', figures) : found('no', 'axleLoadTooLow', figures)
  }
  const figures = { index, kg, placard: needed.index, placardKg: needed.kg }
  return isEnough ? found('fits', 'loadEnough', figures) : found('no', 'loadTooLow', figures)
}

/** Half of the axle's load decides. A stock tire often carries more, so that less than it is only to be compared. */
function wheelLoad(maxLoad: number | null, { axleLoad, loadIndex }: Hub): Check[] {
  const found = findingsOf('load', 'trade')
  if (maxLoad === null) return [beside(found('unknown', 'wheelLoadUnknown'))]
  const figures = { kg: maxLoad }
  const needed = axleLoad === null ? loadCapacityKg(loadIndex ?? 0) : axleLoad / 2
  if (needed !== undefined && maxLoad >= needed)
    return [found('fits', 'wheelLoadEnough', { ...figures, placardKg: needed })]
  return axleLoad === null || needed === undefined
    ? [beside(found('unknown', 'wheelLoadToCompare', figures))]
    : [found('no', 'wheelLoadTooLow', { ...figures, placardKg: needed })]
}

/**
 * The tire is approved for the car's speed. A winter or M+S tire may be slower, from Q on, where a label in the driver's
 * view names its speed: UN Regulation No. 142. Below Q a tire is never simply fit: most cars can exceed its speed.
 */
export function checkSpeed({ tire }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const found = findingsOf('speed', 'unR142')
  const symbol = tire.speedSymbol
  const kmh = symbol === null ? undefined : speedLimitKmh(symbol)
  if (symbol === null || kmh === undefined) return [found('unknown', 'tireSpeedUnknown')]
  const placard = hub.speedSymbol
  const placardKmh = placard === null ? undefined : speedLimitKmh(placard)
  if (placard !== null && placardKmh !== undefined && kmh < placardKmh) {
    const figures = { symbol, kmh, placard, placardKmh }
    return tire.isForSnow && kmh >= LEAST_OF_SNOW_TIRE
      ? [findingsOf('speed', 'plSnowTires')('needs', 'speedOfSnowTire', figures)]
      : [found('no', 'speedTooLow', figures)]
  }
  if (kmh < LEAST_OF_SNOW_TIRE) return [found('unknown', 'speedOfSlowTire', { symbol, kmh })]
  return placard === null || placardKmh === undefined
    ? [found('unknown', 'speedUnknown', { symbol, kmh })]
    : [found('fits', 'speedEnough', { symbol, kmh, placard, placardKmh })]
}
