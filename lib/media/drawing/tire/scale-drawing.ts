import {
  axis,
  drawnCircle,
  horizontalDimension,
  verticalDimension,
} from '@/lib/media/drawing/dimension-lines'
import { drawText } from '@/lib/media/drawing/lettering/lettering'
import { length, tireMeasure } from '@/lib/media/drawing/measure'
import type { DrawnTire } from '@/lib/media/drawing/product'
import {
  blend,
  circle,
  hoop,
  ink,
  onCircle,
  outline,
  type Point,
  paper,
  path,
  productPicture,
  signal,
  stroke,
} from '@/lib/media/drawing/svg'

const MIDDLE = 520
const TALL = 540
const WIDE = 250

/** The upper half of a tire's section: from the bead over the sidewall to the crown, in mm. */
function sectionOf(width: number, rim: number, outer: number): { rubber: Point[]; air: Point[] } {
  const tall = outer - rim
  const crown = width * 0.4
  const thick = Math.min(tall * 0.12, 14)
  const tread = Math.min(tall * 0.2, 24)
  const bead = width * 0.36
  const half = (grow: number): Point[] => [
    [bead - grow, rim + (grow > 0 ? thick * 0.6 : 0)],
    [bead + width * 0.06 - grow, rim + tall * 0.14],
    [width / 2 - grow, rim + tall * 0.46],
    [width * 0.485 - grow, rim + tall * 0.68],
    [crown + width * 0.045 - grow, outer - tall * 0.12 - (grow > 0 ? tread * 0.5 : 0)],
    [crown - grow, outer - (grow > 0 ? tread : tall * 0.02)],
    [crown * 0.5, outer - (grow > 0 ? tread : 0)],
  ]
  const mirror = (points: Point[]) => [...points, ...points.map(([x, y]): Point => [-x, y]).reverse()]
  return { rubber: mirror(half(0)), air: mirror(half(thick)) }
}

/** The tire to scale with its dimensions: overall diameter, rim diameter, sidewall and section width. */
export function tireDrawing(tire: DrawnTire): string {
  const size = tireMeasure(tire)
  const scale = Math.min(TALL / size.overallDiameterMm, WIDE / size.sectionWidthMm)
  const outer = (size.overallDiameterMm / 2) * scale
  const rim = (size.rimDiameterMm / 2) * scale
  const wide = size.sectionWidthMm * scale
  const wheel: Point = [318, MIDDLE]
  const cut: Point = [900, MIDDLE]
  const { rubber, air } = sectionOf(size.sectionWidthMm, size.rimDiameterMm / 2, size.overallDiameterMm / 2)
  const placed = (points: Point[], flip: 1 | -1) =>
    outline(points.map(([x, y]): Point => [cut[0] + x * scale, cut[1] - flip * y * scale]))
  const section = ([1, -1] as const).map(
    (flip) => path(placed(rubber, flip), { fill: ink }) + path(placed(air, flip), { fill: paper }),
  )
  const tick = outer - Math.min(22, (outer - rim) * 0.3)
  const ticks = Array.from({ length: 72 }, (_, index) =>
    stroke([onCircle(wheel, outer, index * 5), onCircle(wheel, tick, index * 5)], ink, 6),
  )
  return productPicture(
    paper,
    hoop(wheel, outer, rim, blend(paper, ink, 0.12)),
    ...ticks,
    drawnCircle(wheel, outer, 7),
    drawnCircle(wheel, rim, 7),
    circle(...wheel, 9, { fill: ink }),
    axis([wheel[0] - outer - 24, MIDDLE], [cut[0] + wide / 2 + 30, MIDDLE]),
    axis([wheel[0], MIDDLE - outer - 24], [wheel[0], MIDDLE + outer + 24]),
    ...section,
    verticalDimension({
      from: [cut[0] + wide * 0.4, MIDDLE - outer],
      to: [cut[0] + wide * 0.4, MIDDLE + outer],
      line: 1120,
      label: length(size.overallDiameterMm),
      color: signal,
      height: 44,
    }),
    horizontalDimension({
      from: [cut[0] - wide / 2, MIDDLE - outer + (outer - rim) * 0.54],
      to: [cut[0] + wide / 2, MIDDLE - outer + (outer - rim) * 0.54],
      line: MIDDLE - outer - 46,
      label: length(size.sectionWidthMm),
      shift: [0, wide < 280 ? -44 : 0],
    }),
    verticalDimension({
      from: [cut[0] - wide * 0.4, MIDDLE - outer],
      to: [cut[0] - wide * 0.36, MIDDLE - rim],
      line: cut[0] - wide / 2 - 34,
      label: length(size.sidewallMm),
      shift: [-108, 0],
      height: 34,
    }),
    horizontalDimension({
      from: [wheel[0] - rim, MIDDLE],
      to: [wheel[0] + rim, MIDDLE],
      line: MIDDLE,
      label: `Ø ${length(size.rimDiameterMm)}`,
      shift: [0, rim < 165 ? outer + 68 : 0],
    }),
    drawText(size.marking.replace('x', '×'), [64, 112], { face: 'display', height: 56, fill: ink }),
  )
}
