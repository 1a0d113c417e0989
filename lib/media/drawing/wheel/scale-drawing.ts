import { FLANGE_WIDTH_MM } from '@/lib/measures/dimensions'
import {
  axis,
  digits,
  drawnCircle,
  horizontalDimension,
  pitchCircle,
  verticalDimension,
} from '@/lib/media/drawing/dimension-lines'
import { drawText } from '@/lib/media/drawing/lettering/lettering'
import {
  drawnFigure,
  type HubMeasure,
  length,
  spacerMeasure,
  wheelMeasure,
} from '@/lib/media/drawing/measure'
import type { DrawnSpacer, DrawnWheel } from '@/lib/media/drawing/product'
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
  rect,
  signal,
} from '@/lib/media/drawing/svg'
import { discSection, rimSection } from './wheel-section'

const MIDDLE = 530
const FACE: Point = [350, MIDDLE]
const FACE_RADIUS = 270

function hubFace({ holes, circleMm, boreMm, bore }: HubMeasure, scale: number): string {
  const [x, y] = FACE
  const drilled = Array.from({ length: holes }, (_, index) => {
    const place = onCircle(FACE, (circleMm / 2) * scale, (360 / holes) * index)
    return circle(...place, 7.5 * scale, { fill: paper, stroke: ink, 'stroke-width': 5 })
  })
  // Dashed while its size is unknown.
  const dashes = bore === null ? { 'stroke-dasharray': '20 14' } : {}
  return (
    pitchCircle(FACE, (circleMm / 2) * scale, signal) +
    drilled.join('') +
    circle(x, y, (boreMm / 2) * scale, { fill: paper, stroke: ink, 'stroke-width': 6, ...dashes }) +
    axis([x - FACE_RADIUS - 26, y], [x + FACE_RADIUS + 26, y]) +
    axis([x, y - FACE_RADIUS - 26], [x, y + FACE_RADIUS + 26])
  )
}

const title = (text: string) => drawText(text, [64, 112], { face: 'display', height: 52, fill: ink })

const hubFigures = ({ holes, circleMm, bore }: HubMeasure) => {
  const below = MIDDLE + FACE_RADIUS + 76
  const pattern = `${holes}×${drawnFigure(circleMm)}`
  return bore === null
    ? [digits(pattern, [FACE[0], below], 42)]
    : [
        digits(pattern, [FACE[0] - 120, below], 42),
        digits(`CB ${drawnFigure(bore)}`, [FACE[0] + 130, below], 42),
      ]
}

/** The mounting face of a wheel with its distances to the middle and to the inner flange, and the wheel's name. */
function seated(
  size: ReturnType<typeof wheelMeasure>,
  offset: number,
  at: (point: Point) => Point,
): string[] {
  const half = size.widthMm / 2
  const top = size.rimDiameterMm / 2 + 18
  return [
    horizontalDimension({
      from: at([-half - FLANGE_WIDTH_MM, -top + 8]),
      to: at([size.offsetMm, -size.circleMm / 2]),
      line: at([0, -top])[1] + 46,
      label: length(size.backspacingMm),
      shift: [0, 46],
    }),
    path(outline([at([size.offsetMm, top]), at([size.offsetMm, -top])]), {
      stroke: signal,
      'stroke-width': 6,
      fill: 'none',
    }),
    digits(`ET ${drawnFigure(offset).replace('-', '−')}`, [1144, MIDDLE], 44),
    title(`${size.size.replace('x', '×')} ET ${drawnFigure(offset).replace('-', '−')}`),
  ]
}

/** The wheel to scale: bolt circle, bore and width; offset and backspacing when they are known. */
export function wheelDrawing(wheel: DrawnWheel): string {
  const size = wheelMeasure(wheel)
  const scale = Math.min(560 / (size.rimDiameterMm + 40), 330 / size.widthMm)
  const faceScale = FACE_RADIUS / (size.rimDiameterMm / 2 + 14)
  const cut: Point = [880, MIDDLE]
  const at = ([x, y]: Point): Point => [cut[0] + x * scale, cut[1] - y * scale]
  const half = size.widthMm / 2
  const top = size.rimDiameterMm / 2 + 18
  const sections = ([1, -1] as const).flatMap((flip) =>
    [rimSection(size), ...(size.offset === null ? [] : [discSection(size)])].map((points) =>
      path(outline(points.map(([x, y]) => at([x, y * flip]))), { fill: ink }),
    ),
  )
  return productPicture(
    paper,
    hoop(FACE, FACE_RADIUS, (size.boreMm / 2) * faceScale, blend(paper, ink, 0.1)),
    drawnCircle(FACE, FACE_RADIUS, 7),
    drawnCircle(FACE, FACE_RADIUS - 22, 4),
    hubFace(size, faceScale),
    ...hubFigures(size),
    ...sections,
    axis(at([-half - 22, 0]), at([half + 14, 0])),
    axis(at([0, top + 16]), at([0, -top - 16])),
    horizontalDimension({
      from: at([-half, top - 8]),
      to: at([half, top - 8]),
      line: at([0, top])[1] - 58,
      label: `${size.size.split('x')[0]}" (${length(size.widthMm)})`,
      shift: [0, -44],
    }),
    ...(size.offset === null ? [title(size.size.replace('x', '×'))] : seated(size, size.offset, at)),
  )
}

export function spacerDrawing(spacer: DrawnSpacer): string {
  const size = spacerMeasure(spacer)
  const scale = FACE_RADIUS / (size.outerMm / 2)
  const [outer, thick] = [FACE_RADIUS, size.thicknessMm * scale]
  const left = 880 - thick / 2
  const bore = (size.boreMm / 2) * scale
  const hole = 7.5 * scale
  const pitch = (size.circleMm / 2) * scale
  const { studLengthMm } = size
  const studs = [-pitch, pitch].map((y) => {
    if (!size.boltOn) return rect(left, MIDDLE + y - hole, thick, 2 * hole, { fill: paper })
    if (studLengthMm === null) return ''
    return rect(left + thick, MIDDLE + y - 6.5 * scale, studLengthMm * scale, 13 * scale, {
      fill: blend(paper, ink, 0.55),
    })
  })
  return productPicture(
    paper,
    hoop(FACE, outer, bore, blend(paper, ink, 0.1)),
    drawnCircle(FACE, outer, 7),
    hubFace(size, scale),
    ...hubFigures(size),
    rect(left, MIDDLE - outer, thick, outer - bore, { fill: ink }),
    rect(left, MIDDLE + bore, thick, outer - bore, { fill: ink }),
    rect(left, MIDDLE - bore, thick, 2 * bore, { fill: blend(paper, ink, 0.12) }),
    ...studs,
    axis([left - 40, MIDDLE], [left + thick + 40, MIDDLE]),
    horizontalDimension({
      from: [left, MIDDLE - outer],
      to: [left + thick, MIDDLE - outer],
      line: MIDDLE - outer - 50,
      label: length(size.thicknessMm),
      color: signal,
      height: 46,
      shift: [0, -50],
    }),
    size.bore === null
      ? ''
      : verticalDimension({
          from: [left + thick, MIDDLE - bore],
          to: [left + thick, MIDDLE + bore],
          line: 1090,
          label: `Ø ${length(size.bore)}`,
        }),
    title([`${size.holes}×${drawnFigure(size.circleMm)}`, size.thread].filter(Boolean).join(' · ')),
  )
}
