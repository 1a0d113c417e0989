import { edgesOf, effectiveOffset, judgeMove, offsetChange } from '@/lib/fitment/judge/checks/offset'
import type { Reason } from '@/lib/fitment/kit'
import type { ToolField, ToolValues } from './address'
import { type Calculation, problemsOf, readLength } from './reading'

/** A wheel on the hub. Lengths in mm from the hub's face to the edges of the flange, the width in inches. */
export type SeatedWheel = {
  widthInches: number
  /** ET less the spacer behind the wheel. */
  offsetMm: number
  spacerMm: number
  outsideMm: number
  /** To the inner edge of the flange: the wheel's backspacing less the spacer. */
  insideMm: number
}

export type OffsetComparison = {
  now: SeatedWheel
  after: SeatedWheel
  /** mm; positive is farther out, closer to the suspension, a wider track. */
  change: { outsideMm: number; insideMm: number; trackMm: number }
  reason: Reason
}

const mountedAs = ({ widthInches, offsetMm }: Pick<SeatedWheel, 'widthInches' | 'offsetMm'>) => ({
  rim: { width: widthInches },
  offset: offsetMm,
})

/** The spacer counts as a lower ET. */
function seat(widthInches: number, et: number, spacerMm: number): SeatedWheel {
  const wheel = { widthInches, offsetMm: effectiveOffset(et, spacerMm) }
  return { ...wheel, spacerMm, ...edgesOf(mountedAs(wheel)) }
}

const widths = { least: 3, most: 16 }
const offsets = { least: -150, most: 150 }

export function compareOffsets(
  values: ToolValues<'offset'>,
): Calculation<ToolField<'offset'>, OffsetComparison> {
  const readings = {
    width: readLength(values.width, 'in', widths),
    et: readLength(values.et, 'mm', offsets),
    newWidth: readLength(values.newWidth, 'in', widths),
    newEt: readLength(values.newEt, 'mm', offsets),
    spacer: readLength(values.spacer, 'mm', { least: 0, most: 100, isOptional: true }),
  }
  const problems = problemsOf(readings)
  const { width, et, newWidth, newEt, spacer } = readings
  if (
    width.value === undefined ||
    et.value === undefined ||
    newWidth.value === undefined ||
    newEt.value === undefined ||
    spacer.problem
  )
    return { problems, answer: null }
  const now = seat(width.value, et.value, 0)
  const after = seat(newWidth.value, newEt.value, spacer.value ?? 0)
  const change = offsetChange(mountedAs(now), mountedAs(after))
  return { problems, answer: { now, after, change, reason: judgeMove(change).reason } }
}
