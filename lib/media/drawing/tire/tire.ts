import { drawTextOnCircle, textAngle } from '@/lib/media/drawing/lettering/lettering'
import { tireMeasure } from '@/lib/media/drawing/measure'
import type { DrawnTire } from '@/lib/media/drawing/product'
import {
  blend,
  chalk,
  circle,
  faded,
  hoop,
  ink,
  onCircle,
  onSpoke,
  outline,
  type Point,
  path,
  productPicture,
} from '@/lib/media/drawing/svg'
import { PRODUCT_PICTURE } from '@/lib/media/formats'
import { isTreadKnown, treadPattern } from './tread-pattern'

const { width: W } = PRODUCT_PICTURE
const CENTER: Point = [W / 2, 634]
const RADIUS = 604
/** How many degrees of the circle the frame shows to each side of the top. */
const SHOWN = 118

/** The light comes from the upper left: 0 is turned away from it, 1 toward it. */
const lightAt = (degrees: number) => (1 + Math.cos(((degrees + 40) * Math.PI) / 180)) / 2

/** A segment of a ring between two radii and two angles; `taper` makes its inner end narrower or wider. */
function tooth(from: number, to: number, outer: number, inner: number, taper: number): string {
  const chamfer = (to - from) * 0.08
  return outline([
    onCircle(CENTER, outer - RADIUS * 0.006, from),
    onCircle(CENTER, outer, from + chamfer),
    onCircle(CENTER, outer, to - chamfer),
    onCircle(CENTER, outer - RADIUS * 0.006, to),
    onCircle(CENTER, inner, to - taper),
    onCircle(CENTER, inner, from + taper),
  ])
}

/** The shoulder lugs, which stick out of the outline and reach down the sidewall. */
function lugs(tire: DrawnTire, perMm: number): string {
  const { treadWidthMm } = tireMeasure(tire)
  const { blocks, pitch, depth, bite } = treadPattern(tire.protector ?? '', treadWidthMm)
  const tread = treadWidthMm * perMm
  const around = Math.max(12, Math.round((2 * Math.PI * RADIUS) / (pitch * tread)))
  const step = 360 / around
  const shoulders = blocks
    .map(({ outline: points, height }) => ({ edge: points.filter(([u]) => u > 0.9), height }))
    .filter(({ edge, height }) => edge.length > 1 && height === 1)
    .map(({ edge }) => ({
      from: Math.min(...edge.map(([, v]) => v)),
      to: Math.max(...edge.map(([, v]) => v)),
      out: Math.max(...edge.map(([u]) => u)),
    }))
  const lugPaths: string[] = []
  const reach = Math.min(bite * tread, RADIUS * 0.16)
  for (let turn = Math.floor(-SHOWN / step) - 1; turn * step < SHOWN; turn++) {
    for (const { from, to, out } of shoulders) {
      const [start, end] = [(turn + from) * step, (turn + to) * step]
      const light = lightAt((start + end) / 2)
      const outer = RADIUS - (1 - out) * tread * 0.35
      const side = tooth(start, end, outer, outer - reach * (0.55 + 0.45 * out), (end - start) * 0.1)
      const top = tooth(start, end, outer, outer - depth * tread * 0.34, 0)
      lugPaths.push(
        path(side, { fill: blend('#24272B', '#3B4047', light) }),
        path(top, { fill: blend('#3A3F46', '#666E77', light) }),
      )
    }
  }
  return lugPaths.join('')
}

/** A neutral wheel inside the tire: it is not part of the product. */
function plainWheel(radius: number): string {
  const spoke = (angle: number) => {
    const at = onSpoke(CENTER, radius, angle)
    const face = (points: Point[], direction: number) =>
      path(outline(points), { fill: blend('#26292E', '#3F444B', lightAt(angle + direction)) })
    return (
      face([at(-0.15, 0.2), at(0, 0.2), at(0, 0.9), at(-0.17, 0.9)], -90) +
      face([at(0, 0.2), at(0.15, 0.2), at(0.17, 0.9), at(0, 0.9)], 90)
    )
  }
  const disc = (share: number, fill: string) => circle(...CENTER, radius * share, { fill })
  const nuts = [0, 72, 144, 216, 288].map((angle) => {
    const at = onCircle(CENTER, radius * 0.245, angle)
    return (
      circle(...at, radius * 0.036, { fill: '#131517' }) + circle(...at, radius * 0.02, { fill: '#4A5058' })
    )
  })
  return [
    disc(1, '#0C0D0F'),
    hoop(CENTER, radius * 0.985, radius * 0.9, '#3A3F46'),
    hoop(CENTER, radius * 0.985, radius * 0.965, '#565D66'),
    disc(0.88, '#0F1113'),
    ...[0, 72, 144, 216, 288].map((angle) => spoke(angle + 36)),
    disc(0.34, '#2C3035'),
    disc(0.31, '#353A40'),
    ...nuts,
    disc(0.15, '#121416'),
    disc(0.12, '#24272B'),
  ].join('')
}

/** The sidewall with the size in large letters, as on a real tire. */
export function tireSide(tire: DrawnTire): string {
  const size = tireMeasure(tire)
  const perMm = (2 * RADIUS) / size.overallDiameterMm
  const rim = Math.min(RADIUS * 0.9, (size.rimDiameterMm / 2) * perMm * 1.03)
  const shoulder = RADIUS - Math.min(RADIUS * 0.07, (RADIUS - rim) * 0.3)
  const band = shoulder - rim
  const disc = (radius: number, fill: string) => circle(...CENTER, radius, { fill })
  const edge = (radius: number, width: number, stroke: string) =>
    circle(...CENTER, radius, { fill: 'none', stroke, 'stroke-width': width })
  const main = { face: 'display', height: Math.min(band * 0.4, 96), fill: chalk, tracking: 0.1 } as const
  const middle = rim + band * 0.16 + (band * 0.78 - main.height) / 2
  const marking = [size.marking.replace('x', '×'), tire.icVc?.trim()].filter(Boolean).join(' ')
  const angle = textAngle(marking, middle, main)
  const fitted = angle > 150 ? { ...main, height: (main.height * 150) / angle } : main
  const half = Math.min(angle, 150) / 2
  const small = { face: 'display', height: fitted.height * 0.44, fill: faded, tracking: 0.28 } as const
  const room = SHOWN - 6 - half - 7
  const legends = [tire.protector ?? '', tire.manufacturer ?? '']
  const widest = Math.max(...legends.map((text) => textAngle(text, middle, small)))
  const set = widest > room ? { ...small, height: Math.max(8, (small.height * room) / widest) } : small
  const foot = middle + (fitted.height - set.height) / 2
  const beside = (text: string, side: -1 | 1) =>
    drawTextOnCircle(text, CENTER, foot, side * (half + 7 + textAngle(text, foot, set) / 2), set)
  return productPicture(
    ink,
    disc(RADIUS * 0.985, '#1B1D20'),
    disc(shoulder, '#25282C'),
    edge(shoulder - band * 0.06, 3, '#3B4047'),
    disc(rim + band * 0.16, '#1E2124'),
    edge(rim + band * 0.16, 4, '#3B4047'),
    edge(rim + band * 0.07, 3, '#2C3035'),
    isTreadKnown(tire) ? lugs(tire, perMm) : '',
    drawTextOnCircle(marking, CENTER, middle, 0, fitted),
    beside(legends[0] ?? '', -1),
    beside(legends[1] ?? '', 1),
    plainWheel(rim),
  )
}
