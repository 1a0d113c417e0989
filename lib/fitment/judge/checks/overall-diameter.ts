import type { Check, FitVerdict, Hub, Kit, Reason } from '@/lib/fitment/kit'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { findingsOf } from './finding'

const found = findingsOf('overallDiameter', 'shop')

// Shop policy, not law: percent of the overall diameter.
export const NEAR = 3
const MODIFICATION = 5
export const MOST_CHANGE = 10
/** From here on the Polish trade warns, percent: the speedometer reads low beyond the one, and clearance goes beyond the other. */
const USUAL_MORE = 1.5
const USUAL_LESS = 2
/** Below what a tire differs from the next one of its size. */
const SAME = 0.05

/** Speeds on the speedometer, km/h. */
export const indicatedSpeeds = [50, 90, 130] as const

/**
 * The change of the overall diameter. The ground clearance changes by half of it, and the speedometer, which counts
 * turns, shows `true speed = indicated × new / old`. UN Regulation No. 39 allows no speedometer that shows too little, so
 * that every larger tire deserves a note.
 */
export function diameterChange(from: TireSize, to: TireSize) {
  const stockMm = tireDimensions(from).overallDiameterMm
  const mm = tireDimensions(to).overallDiameterMm
  return {
    stockMm,
    mm,
    changeMm: mm - stockMm,
    clearanceMm: (mm - stockMm) / 2,
    percent: (mm / stockMm - 1) * 100,
    trueSpeed: (indicated: number) => (indicated * mm) / stockMm,
  }
}

/** Whether a tire is as large as every size that the car may have. */
export const hasSameDiameter = (size: TireSize, { stockTires, hasUnreadTires }: Hub): boolean =>
  stockTires.length > 0 &&
  !hasUnreadTires &&
  stockTires.every((stock) => Math.abs(diameterChange(stock, size).percent) < SAME)

/** The tire's overall diameter against the car's own size, or against the factory's where that is not known. */
export function checkOverallDiameter({ tire }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const size = tireSizeText(tire.size)
  const stock = hub.stockTires.map((of) => ({ of, percent: diameterChange(of, tire.size).percent }))
  const [first, ...others] = stock
  if (!first) return [found('unknown', 'stockSizeUnknown', { size })]
  const nearest = others.reduce((a, b) => (Math.abs(b.percent) < Math.abs(a.percent) ? b : a), first)
  const farthest = others.reduce((a, b) => (Math.abs(b.percent) < Math.abs(a.percent) ? a : b), first)
  const isFactorySize = (others.length > 0 || hub.hasUnreadTires) && tireSizeText(nearest.of) === size
  // a factory size suits the other trims too, unless they differ so much (up to 14 %) that their bodies do
  const isOfEveryTrim = isFactorySize && Math.abs(farthest.percent) <= MODIFICATION
  const compared = isOfEveryTrim ? nearest : farthest
  const nearestVerdict = judgeChange(nearest.percent).verdict
  const isSameForAll =
    nearestVerdict === judgeChange(farthest.percent).verdict &&
    (!hub.hasUnreadTires || nearestVerdict === 'no')
  if (!isOfEveryTrim && !isSameForAll)
    return [found('unknown', 'ownSizeNeeded', { size, sizes: hub.stockTires.map(tireSizeText).join(', ') })]
  const { trueSpeed, ...change } = diameterChange(compared.of, tire.size)
  const { verdict, reason } = judgeChange(change.percent)
  const speeds = indicatedSpeeds.map((indicated) => [`true${indicated}`, trueSpeed(indicated)])
  const figures = {
    size,
    stock: tireSizeText(compared.of),
    ...change,
    ...Object.fromEntries(speeds),
  }
  return [isOfEveryTrim ? found('fits', 'factorySize', figures) : found(verdict, reason, figures)]
}

/** What a change of the overall diameter in percent means. */
export function judgeChange(percent: number): { verdict: FitVerdict; reason: Reason } {
  const size = Math.abs(percent)
  if (size > MOST_CHANGE) return { verdict: 'no', reason: percent > 0 ? 'farTooLarge' : 'farTooSmall' }
  if (size > MODIFICATION) return { verdict: 'needs', reason: percent > 0 ? 'modification' : 'checkSmaller' }
  if (size > NEAR) return { verdict: 'needs', reason: percent > 0 ? 'checkClearance' : 'checkSmaller' }
  if (size < SAME) return { verdict: 'fits', reason: 'sameDiameter' }
  if (percent > 0) return { verdict: 'fits', reason: percent > USUAL_MORE ? 'largerThanUsual' : 'larger' }
  return { verdict: 'fits', reason: size > USUAL_LESS ? 'smallerThanUsual' : 'smaller' }
}
