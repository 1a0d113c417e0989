import { drawText, drawTextOnCircle } from '@/lib/media/drawing/lettering/lettering'
import { drawnFigure, spacerMeasure } from '@/lib/media/drawing/measure'
import type { DrawnSpacer } from '@/lib/media/drawing/product'
import {
  blend,
  circle,
  faded,
  hoop,
  ink,
  onCircle,
  outline,
  type Point,
  path,
  productPicture,
  rect,
  signal,
  stone,
} from '@/lib/media/drawing/svg'
import { PRODUCT_PICTURE } from '@/lib/media/formats'
import type { Paint } from './wheel-spokes'

const { width: W, height: H } = PRODUCT_PICTURE
const CENTER: Point = [W / 2, H / 2]
const RADIUS = 440
const HOLE_MM = 7
const NUT_SEAT_MM = 13
const STUD_MM = 6.5
/** Room beside the ring for its studs, so that spacers of one thickness are drawn to one scale. */
const STUD_ROOM_MM = 30
const LIP_MM = 8

const bare: Paint = { light: '#E6E8EA', body: '#BDC2C7', dark: '#868D94' }
const anodized: Paint = { light: '#656B73', body: '#43484F', dark: '#26292D' }
/** The stronger alloy is sold anodized, so that the two are not confused. */
const metalOf = (spacer: DrawnSpacer) => (/7075/.test(spacer.alloy ?? '') ? anodized : bare)

const hexagon = (center: Point, radius: number, turn: number): string =>
  outline([0, 60, 120, 180, 240, 300].map((degrees) => onCircle(center, radius, degrees + turn)))

/** The spacer from the front: holes and bore to scale, with its own studs and nut seats if it has them. */
export function spacerFront(spacer: DrawnSpacer): string {
  const size = spacerMeasure(spacer)
  const perMm = RADIUS / (size.outerMm / 2)
  const { light, body, dark } = metalOf(spacer)
  const pitch = (size.circleMm / 2) * perMm
  const bore = (size.boreMm / 2) * perMm
  const step = 360 / size.holes
  const at = (index: number) => onCircle(CENTER, pitch, index * step)
  const indexes = Array.from({ length: size.holes }, (_, index) => index)
  const band = (outer: number, inner: number, fill: string) => hoop(CENTER, outer, inner, fill)
  const hole = (place: Point) =>
    circle(...place, (HOLE_MM + 1.6) * perMm, { fill: dark }) +
    circle(...place, HOLE_MM * perMm, { fill: stone })
  const seat = (place: Point) =>
    [
      circle(...place, NUT_SEAT_MM * perMm, { fill: dark }),
      circle(place[0] + 3, place[1] + 3, NUT_SEAT_MM * perMm - 3, { fill: blend(dark, body, 0.35) }),
      path(hexagon(place, 9.6 * perMm, 12), { fill: '#8E959C' }),
      path(hexagon(place, 8.2 * perMm, 12), { fill: '#B9BFC5' }),
      circle(...place, 5.6 * perMm, { fill: '#4C525A' }),
      circle(...place, 4.4 * perMm, { fill: '#6E757D' }),
    ].join('')
  const stud = (place: Point) =>
    [
      circle(place[0] + 5, place[1] + 7, (STUD_MM + 0.6) * perMm, { fill: dark }),
      circle(...place, STUD_MM * perMm, { fill: '#31353A' }),
      circle(...place, (STUD_MM - 1) * perMm, { fill: '#565C64' }),
      circle(...place, (STUD_MM - 2) * perMm, { fill: '#7C838B' }),
    ].join('')
  const metal = blend(body, dark, 0.85)
  const engraved = { face: 'display', height: 5.4 * perMm, fill: metal, tracking: 0.16 } as const
  const foot = (size.outerMm / 2 - 10) * perMm
  const marks = [
    `${drawnFigure(size.thicknessMm)} MM`,
    `${size.holes}×${drawnFigure(size.circleMm)}`,
    size.bore === null ? '' : `CB ${drawnFigure(size.bore)}`,
  ]
  const fastening = size.boltOn
    ? indexes.map((index) => seat(at(index + 0.5))).join('') +
      indexes.map((index) => stud(at(index))).join('')
    : indexes.map((index) => hole(at(index))).join('')
  // Between the holes of a slip-on spacer; over the studs of a bolt-on one, because the nuts sit between them.
  const markAt = (index: number) => (Math.round((index * size.holes) / 3) + (size.boltOn ? 0 : 0.5)) * step
  return productPicture(
    stone,
    circle(...CENTER, RADIUS, { fill: dark }),
    band(RADIUS - 4, RADIUS - 12, light),
    band(RADIUS - 12, bore, body),
    band(RADIUS - 18, RADIUS - 21, blend(body, light, 0.6)),
    band(bore + 46, bore + 42, blend(body, dark, 0.3)),
    band(bore + (size.ringMm === null ? 14 : 30), bore, size.ringMm === null ? dark : light),
    size.ringMm === null ? '' : band(bore + 10, bore, dark),
    circle(...CENTER, bore, { fill: stone }),
    fastening,
    ...marks.map((text, index) => drawTextOnCircle(text, CENTER, foot, markAt(index), engraved)),
  )
}

export function spacerSide(spacer: DrawnSpacer): string {
  const size = spacerMeasure(spacer)
  const perMm = Math.min(
    780 / size.outerMm,
    460 / (size.thicknessMm + (size.studLengthMm ?? STUD_ROOM_MM) + LIP_MM),
  )
  const { light, body, dark } = metalOf(spacer)
  const tall = size.outerMm * perMm
  const thick = size.thicknessMm * perMm
  const standsOut = Math.max(size.ringMm === null ? 0 : LIP_MM, size.studLengthMm ?? 0)
  const left = 190 + (460 - thick - standsOut * perMm) / 2
  const top = H / 2 - tall / 2
  const chamfer = Math.min(thick * 0.16, 2 * perMm)
  const studs = Array.from({ length: size.holes }, (_, index) => {
    const y = H / 2 - (size.circleMm / 2) * perMm * Math.cos((2 * Math.PI * index) / size.holes)
    const [x, length, half] = [left + thick, (size.studLengthMm ?? 0) * perMm, STUD_MM * perMm]
    const threads = Array.from({ length: 9 }, (_, turn) =>
      rect(x + length * (0.16 + turn * 0.09), y - half, 3, 2 * half, { fill: '#4C525A' }),
    )
    return rect(x, y - half, length, 2 * half, { fill: '#7C838B', rx: 4 }) + threads.join('')
  })
  const ringHeight = (size.ringMm ?? 0) * perMm
  const lip = rect(left + thick, H / 2 - ringHeight / 2, LIP_MM * perMm, ringHeight, { fill: light })
  const ringSide = [
    path(
      outline([
        [left, top + chamfer],
        [left + chamfer, top],
        [left + thick - chamfer, top],
        [left + thick, top + chamfer],
        [left + thick, top + tall - chamfer],
        [left + thick - chamfer, top + tall],
        [left + chamfer, top + tall],
        [left, top + tall - chamfer],
      ]),
      { fill: body },
    ),
    rect(left, top + tall * 0.08, thick, tall * 0.16, { fill: light }),
    rect(left, top + tall * 0.74, thick, tall * 0.2, { fill: blend(body, dark, 0.55) }),
    rect(left, top + tall * 0.94 - chamfer, thick, tall * 0.06, { fill: dark }),
  ]
  const number = drawnFigure(size.thicknessMm)
  const words = [
    drawText(number, [756, 524], { face: 'display', height: number.length > 3 ? 92 : 150, fill: ink }),
    rect(760, 560, 108, 14, { fill: signal }),
    drawText('MM', [758, 646], { face: 'display', height: 46, fill: faded }),
  ]
  const gauge = rect(left, top - 44, thick, 22, { fill: signal })
  return productPicture(
    stone,
    size.ringMm === null ? '' : lip,
    ...(size.studLengthMm === null ? [] : studs),
    ...ringSide,
    gauge,
    ...words,
  )
}
