import type { ToolField, ToolValues } from './address'
import { type Calculation, type FieldReading, problemsOf, readLength } from './reading'

/** Numbers of holes that wheels of passenger cars, off-roaders and vans have. */
export const holeCounts = [3, 4, 5, 6, 8] as const
/** Read from an address that does not say how many. */
export const USUAL_HOLES = '5'
/** What the distance was measured between: centers, or the outer edges, which are easier to reach with a caliper. */
export const measuredFrom = ['centers', 'edges'] as const
export type MeasuredFrom = (typeof measuredFrom)[number]

/** Circles in mm that makers drill. Two of them are never one pattern, however near they are. */
const standards: Readonly<Record<number, readonly number[]>> = {
  3: [98, 112, 160],
  4: [95.25, 98, 100, 108, 110, 112, 114.3, 130, 140],
  5: [
    98, 100, 105, 108, 110, 112, 114.3, 115, 118, 120, 120.65, 127, 130, 135, 139.7, 150, 154.9, 160, 165.1,
    205,
  ],
  6: [114.3, 115, 120, 125, 127, 130, 132, 135, 139.7, 170, 180, 205],
  8: [165.1, 170, 180, 200, 210],
}

/** What a measurement with a caliper may be off by. mm */
const MEASURING_ERROR = 0.5

export type NearPattern = {
  /** 5x139.7 */
  pattern: string
  /** mm between the centers of neighboring holes */
  distanceMm: number
  /** mm: the measured circle less this one */
  differenceMm: number
  /** Whether the error of the measurement may hide the difference. */
  isLikely: boolean
}

export type BoltCircle = {
  holes: number
  /** mm between the centers of neighboring holes */
  distanceMm: number
  /** mm: what the edges add to it; 0 where centers were measured. */
  holeMm: number
  diameterMm: number
  /** The nearest patterns that are drilled, at most three, the nearest first. */
  nearest: NearPattern[]
}

const sine = (holes: number): number => Math.sin(Math.PI / holes)

/** Diameter of the circle through the holes from the distance of two neighbors: PCD = distance / sin(π / n). mm */
export const circleOf = (holes: number, distanceMm: number): number => distanceMm / sine(holes)

/** Distance of the centers of neighboring holes on a circle. mm */
export const distanceOn = (holes: number, diameterMm: number): number => diameterMm * sine(holes)

export function nearPatterns(holes: number, diameterMm: number): NearPattern[] {
  return (standards[holes] ?? [])
    .map((circle) => {
      const distanceMm = distanceOn(holes, circle)
      return {
        pattern: `${holes}x${circle}`,
        distanceMm,
        differenceMm: diameterMm - circle,
        isLikely: Math.abs(distanceOn(holes, diameterMm) - distanceMm) <= MEASURING_ERROR,
      }
    })
    .toSorted((a, b) => Math.abs(a.differenceMm) - Math.abs(b.differenceMm))
    .slice(0, 3)
}

const readHoles = (text: string | undefined): FieldReading<number> => {
  const value = holeCounts.find((count) => String(count) === (text ?? USUAL_HOLES).trim())
  return value ? { value } : { problem: { code: 'notListed' } }
}

export function findBoltCircle(
  values: ToolValues<'bolt-circle'>,
): Calculation<ToolField<'bolt-circle'>, BoltCircle> {
  const isEdges = values.from === 'edges'
  const readings = {
    holes: readHoles(values.holes),
    distance: readLength(values.distance, 'mm', { least: isEdges ? 60 : 30, most: 300 }),
    hole: readLength(values.hole, 'mm', { least: 8, most: 30, isOptional: !isEdges }),
  }
  const problems = problemsOf(readings)
  const { holes, distance, hole } = readings
  if (holes.value === undefined || distance.value === undefined || (isEdges && hole.value === undefined))
    return { problems, answer: null }
  const holeMm = isEdges ? (hole.value ?? 0) : 0
  const distanceMm = distance.value - holeMm
  const diameterMm = circleOf(holes.value, distanceMm)
  return {
    problems,
    answer: {
      holes: holes.value,
      distanceMm,
      holeMm,
      diameterMm,
      nearest: nearPatterns(holes.value, diameterMm),
    },
  }
}
