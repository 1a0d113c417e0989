import { indicatedSpeeds } from '@/lib/fitment/judge/checks/overall-diameter'
import { tireDimensions } from '@/lib/measures/dimensions'
import type { ToolField, ToolValues } from './address'
import { type Calculation, problemsOf, readFigure, readTireSize } from './reading'
import { changeOf, type SizedTire } from './tire-size'

export type Gearing = {
  old: SizedTire
  new: SizedTire
  axle: number
  newAxle: number
  /** Turns of the engine per minute at a road speed in km/h: the asked one first. */
  speeds: { kmh: number; now: number; after: number }[]
  /** How much longer (positive) or shorter the whole gearing becomes. */
  percent: number
  equivalent: number
}

/** Turns per minute: road speed over circumference × whole ratio; slip and loaded radius are left aside. */
export const engineSpeed = (kmh: number, circumferenceMm: number, ratio: number): number =>
  ((kmh * 1_000_000) / 60 / circumferenceMm) * ratio

/** The axle ratio that keeps the engine speeds with another tire: ratio × new / old overall diameter. */
export const equivalentRatio = (axle: number, oldMm: number, newMm: number): number => (axle * newMm) / oldMm

const ratios = { least: 2, most: 9 }

export function compareGearing(values: ToolValues<'gearing'>): Calculation<ToolField<'gearing'>, Gearing> {
  const readings = {
    old: readTireSize(values.old),
    new: readTireSize(values.new),
    axle: readFigure(values.axle, ratios),
    newAxle: readFigure(values.newAxle, { ...ratios, isOptional: true }),
    gear: readFigure(values.gear, { least: 0.3, most: 50, isOptional: true }),
    speed: readFigure(values.speed, { least: 1, most: 250 }),
  }
  const problems = problemsOf(readings)
  const { old: from, new: to, axle: stock, speed } = readings
  const hasProblem = Object.keys(problems).length > 0
  if (hasProblem || !from.value || !to.value || stock.value === undefined || speed.value === undefined)
    return { problems, answer: null }
  const axle = stock.value
  const newAxle = readings.newAxle.value ?? axle
  const gear = readings.gear.value ?? 1
  const old = { size: from.value, ...tireDimensions(from.value) }
  const fitted = { size: to.value, ...tireDimensions(to.value) }
  const speeds = [...new Set([speed.value, ...indicatedSpeeds])]
  return {
    problems,
    answer: {
      old,
      new: fitted,
      axle,
      newAxle,
      speeds: speeds.map((kmh) => ({
        kmh,
        now: engineSpeed(kmh, old.circumferenceMm, axle * gear),
        after: engineSpeed(kmh, fitted.circumferenceMm, newAxle * gear),
      })),
      percent: ((1 + changeOf(from.value, to.value).percent / 100) * (axle / newAxle) - 1) * 100,
      equivalent: equivalentRatio(axle, old.overallDiameterMm, fitted.overallDiameterMm),
    },
  }
}
