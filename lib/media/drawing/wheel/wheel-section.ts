import { FLANGE_WIDTH_MM } from '@/lib/measures/dimensions'
import type { Point } from '@/lib/media/drawing/svg'

type Section = { rimDiameterMm: number; widthMm: number; offsetMm: number; circleMm: number; boreMm: number }

const FLANGE_HEIGHT_MM = 17.5
const SHEET_MM = 7
const WELL_MM = 16

/** The section of the rim above the axle, in mm: x outward to the street, y up from the axle. */
export function rimSection({ rimDiameterMm, widthMm }: Section): Point[] {
  const half = widthMm / 2
  const seat = rimDiameterMm / 2
  const well = seat - WELL_MM
  const outside: Point[] = [
    [-half - FLANGE_WIDTH_MM + 2, seat + FLANGE_HEIGHT_MM],
    [-half, seat + FLANGE_HEIGHT_MM - 3],
    [-half, seat + 2],
    [-half + 20, seat],
    [-half + 30, well],
    [half - 30, well],
    [half - 20, seat],
    [half, seat + 2],
    [half, seat + FLANGE_HEIGHT_MM - 3],
    [half + FLANGE_WIDTH_MM - 2, seat + FLANGE_HEIGHT_MM],
  ]
  const inside: Point[] = [
    [half + FLANGE_WIDTH_MM, seat + FLANGE_HEIGHT_MM - 5],
    [half + 6, seat - 5],
    [half - 16, seat - SHEET_MM],
    [half - 26, well - SHEET_MM],
    [-half + 26, well - SHEET_MM],
    [-half + 16, seat - SHEET_MM],
    [-half - 6, seat - 5],
    [-half - FLANGE_WIDTH_MM, seat + FLANGE_HEIGHT_MM - 5],
  ]
  return [...outside, ...inside]
}

/** The section of the disc, from center bore over mounting pad to rim; the pad's face lies at the offset. */
export function discSection({ rimDiameterMm, widthMm, offsetMm, circleMm, boreMm }: Section): Point[] {
  const half = widthMm / 2
  const root = rimDiameterMm / 2 - WELL_MM - SHEET_MM + 1
  const pad = Math.min(circleMm / 2 + 22, root - 20)
  const bore = Math.min(boreMm / 2, pad - 10)
  // The disc leans toward the street but stays inside the drop center of the rim.
  const foot = Math.max(-half + 40, Math.min(half - 40, offsetMm + 26))
  return [
    [offsetMm, bore],
    [offsetMm, pad],
    [foot - 14, root - 26],
    [foot - 16, root],
    [foot + 4, root],
    [foot + 4, root - 30],
    [offsetMm + 14, pad - 8],
    [offsetMm + 14, bore],
  ]
}
