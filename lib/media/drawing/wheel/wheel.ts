import { drawText } from '@/lib/media/drawing/lettering/lettering'
import { drawnFigure, wheelMeasure } from '@/lib/media/drawing/measure'
import type { DrawnWheel } from '@/lib/media/drawing/product'
import { seededRandom } from '@/lib/media/drawing/random'
import {
  blend,
  circle,
  element,
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
  stroke,
} from '@/lib/media/drawing/svg'
import { PRODUCT_PICTURE } from '@/lib/media/formats'
import { isOwnMaker } from '@/lib/platform/shop-details'
import { discSection, rimSection } from './wheel-section'
import { modelName, paintOf, spokes } from './wheel-spokes'

const { width: W, height: H } = PRODUCT_PICTURE
const CENTER: Point = [W / 2, H / 2]
const RADIUS = 446
/** How much larger the flange's diameter is than the nominal diameter. */
const FLANGE_MM = 14
const HOLE_MM = 7.5
const SEAT_MM = 13

const isSteel = (wheel: DrawnWheel) => /steel|stal|сталь/i.test(`${wheel.typeOfWheel} ${wheel.title}`)

const band = (outer: number, inner: number, fill: string) => hoop(CENTER, outer, inner, fill)

function beadlock(fill: string, head: string): string {
  return Array.from({ length: 24 }, (_, index) => {
    const at = onCircle(CENTER, RADIUS * 0.945, index * 15 + 7.5)
    return circle(...at, RADIUS * 0.022, { fill }) + circle(...at, RADIUS * 0.013, { fill: head })
  }).join('')
}

/** The wheel from the front, with bolt circle and center bore to the scale of its diameter. */
export function wheelFront(wheel: DrawnWheel): string {
  const size = wheelMeasure(wheel)
  const perMm = RADIUS / (size.rimDiameterMm / 2 + FLANGE_MM)
  const paint = paintOf(wheel.color)
  const { light, body, dark } = paint
  const steel = isSteel(wheel)
  // only the shop's own discs are known
  const isDiscKnown = isOwnMaker(wheel.makerName)
  const bolted = isDiscKnown && !steel && seededRandom(`rim ${modelName(wheel.title)}`).next() < 0.5
  const hub = (size.circleMm / 2 + 24) * perMm
  const bore = (size.boreMm / 2) * perMm
  const holes = Array.from({ length: size.holes }, (_, index) => {
    const [x, y] = onCircle(CENTER, (size.circleMm / 2) * perMm, (360 / size.holes) * index)
    const seat = circle(x, y, SEAT_MM * perMm, { fill: dark })
    const face = circle(x + 1.5, y + 1.5, SEAT_MM * perMm - 2, { fill: blend(dark, body, 0.6) })
    return seat + face + circle(x, y, HOLE_MM * perMm, { fill: '#101214' })
  })
  const disc = { center: CENTER, radius: RADIUS, paint }
  return productPicture(
    stone,
    circle(...CENTER, RADIUS, { fill: dark }),
    circle(...CENTER, RADIUS * 0.9, { fill: blend('#0D0E10', dark, 0.25) }),
    band(RADIUS * 0.8, RADIUS * 0.79, blend('#0D0E10', dark, 0.5)),
    band(RADIUS * 0.66, RADIUS * 0.655, blend('#0D0E10', dark, 0.4)),
    isDiscKnown ? spokes(wheel.title, steel, disc) : circle(...CENTER, RADIUS * 0.9, { fill: body }),
    band(RADIUS, RADIUS * 0.975, blend(body, light, 0.5)),
    band(RADIUS * 0.975, RADIUS * 0.915, body),
    band(RADIUS * 0.915, RADIUS * 0.9, dark),
    bolted ? beadlock(dark, light) : '',
    circle(...CENTER, hub + 5, { fill: dark }),
    circle(...CENTER, hub, { fill: blend(body, light, 0.18) }),
    band(hub - 5, hub - 8, blend(body, dark, 0.4)),
    ...holes,
    circle(...CENTER, bore + 9, { fill: dark }),
    circle(...CENTER, bore + 5, { fill: light }),
    circle(...CENTER, bore, { fill: '#101214' }),
  )
}

/** The section of the wheel: the width of the barrel, and the distance of the mounting face from the middle. */
export function wheelSide(wheel: DrawnWheel): string {
  const size = wheelMeasure(wheel)
  const outer = size.rimDiameterMm / 2 + 17.5
  const perMm = Math.min(420 / outer, 560 / size.widthMm)
  const middle: Point = [430, H / 2]
  const at = (x: number, y: number): Point => [middle[0] + x * perMm, middle[1] - y * perMm]
  const { light, body, dark } = paintOf(wheel.color)
  const half = size.widthMm / 2
  const seat = size.rimDiameterMm / 2
  // Below the axle the wheel from outside, darker toward its lower edge; above the axle the section.
  const contour = rimSection(size).slice(0, 10)
  const turnedPart = (share: number, fill: string) =>
    path(outline([at(-half - 5, 0), ...contour.map(([x, y]) => at(x, -y * share)), at(half + 5, 0)]), {
      fill,
    })
  const seen = [
    turnedPart(1, dark),
    turnedPart(0.93, blend(dark, body, 0.5)),
    turnedPart(0.8, body),
    turnedPart(0.48, blend(body, light, 0.5)),
    turnedPart(0.3, body),
  ]
  const [boreX, boreY] = at(-half, 0)
  const inside = rect(boreX, boreY - (seat - 16) * perMm, size.widthMm * perMm, (seat - 16) * perMm, {
    fill: blend(stone, dark, 0.18),
  })
  const rim = path(outline(rimSection(size).map(([x, y]) => at(x, y))), { fill: ink })
  const label = { face: 'display', height: 92, fill: ink } as const
  const small = { face: 'display', height: 40, fill: faded } as const
  const named = drawText(size.size.replace('x', '×'), [800, 656], { ...small, fill: ink })
  if (size.offset === null) return productPicture(stone, ...seen, inside, rim, named)
  const disc = path(outline(discSection(size).map(([x, y]) => at(x, y))), { fill: ink })
  const [midTop, midEnd] = [at(0, outer + 10), at(0, -outer - 10)]
  const [faceTop, faceEnd] = [at(size.offsetMm, outer + 10), at(size.offsetMm, 0)]
  const dashed = element('line', {
    x1: midTop[0],
    y1: midTop[1],
    x2: midEnd[0],
    y2: midEnd[1],
    stroke: ink,
    'stroke-width': 3,
    'stroke-dasharray': '22 8 4 8',
  })
  const gap = rect(Math.min(midTop[0], faceTop[0]), midTop[1], Math.abs(faceTop[0] - midTop[0]), 26, {
    fill: signal,
  })
  const words = [
    drawText('ET', [800, 392], { ...small, height: 46 }),
    drawText(drawnFigure(size.offset).replace('-', '−'), [796, 520], { ...label, height: 104 }),
    rect(800, 556, 108, 14, { fill: signal }),
    named,
  ]
  const mounting = stroke([faceTop, faceEnd], signal, 6)
  return productPicture(stone, ...seen, inside, rim, disc, mounting, dashed, gap, ...words)
}
