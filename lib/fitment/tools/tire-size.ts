import { diameterChange, indicatedSpeeds, judgeChange } from '@/lib/fitment/judge/checks/overall-diameter'
import type { Reason } from '@/lib/fitment/kit'
import { type TireDimensions, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import type { ToolValues } from './address'
import { type Calculation, problemsOf, readTireSize } from './reading'

export type SizedTire = TireDimensions & { size: TireSize }

type Change = {
  /** mm, of the overall diameter */
  diameterMm: number
  percent: number
  /** mm: half of the diameter's change */
  clearanceMm: number
  /** km/h */
  speeds: { indicated: number; true: number }[]
  /** What the shop's policy says about it. */
  reason: Reason
  isOtherRim: boolean
}

export type TireComparison = { old: SizedTire | null; new: SizedTire | null; change: Change | null }

const sized = (size: TireSize | undefined): SizedTire | null =>
  size ? { size, ...tireDimensions(size) } : null

/** What changes from one size to another; formulas of `tireDimensions` and `diameterChange`. */
export function changeOf(from: TireSize, to: TireSize): Change {
  const { changeMm, percent, clearanceMm, trueSpeed } = diameterChange(from, to)
  return {
    diameterMm: changeMm,
    percent,
    clearanceMm,
    speeds: indicatedSpeeds.map((indicated) => ({ indicated, true: trueSpeed(indicated) })),
    reason: judgeChange(percent).reason,
    isOtherRim: from.diameter !== to.diameter,
  }
}

export function compareTireSizes(
  values: ToolValues<'tire-size'>,
): Calculation<'old' | 'new', TireComparison> {
  const readings = { old: readTireSize(values.old), new: readTireSize(values.new) }
  const [from, to] = [readings.old.value, readings.new.value]
  return {
    problems: problemsOf(readings),
    answer:
      from || to
        ? { old: sized(from), new: sized(to), change: from && to ? changeOf(from, to) : null }
        : null,
  }
}
