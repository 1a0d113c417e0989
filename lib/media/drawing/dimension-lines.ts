import { drawText, textWidth } from '@/lib/media/drawing/lettering/lettering'
import { ink, paper } from './palette'
import { circle, element, outline, type Point, path, rect, stroke } from './svg'

const THIN = 3
const BOLD = 5
const ARROW = 24
const HEIGHT = 40
/** A shorter line has its arrows outside. */
const CRAMPED = 3 * ARROW

type Dimension = {
  /** Ends of the measured distance. */
  from: Point
  to: Point
  /** Position of the dimension line: its y for a horizontal dimension, its x for a vertical one. */
  line: number
  label: string
  color?: string
  /** Height of the digits. */
  height?: number
  /** Moves the label off a crowded line. */
  shift?: Point
}

const arrow = ([x, y]: Point, direction: Point, color: string): string => {
  const [dx, dy] = direction
  const foot: Point = [x - dx * ARROW, y - dy * ARROW]
  const across = ARROW * 0.3
  return path(
    outline([
      [x, y],
      [foot[0] - dy * across, foot[1] + dx * across],
      [foot[0] + dy * across, foot[1] - dx * across],
    ]),
    {
      fill: color,
    },
  )
}

/** Digits centered at a point. */
export const digits = (text: string, [x, y]: Point, height: number): string =>
  drawText(text, [x, y + height / 2], { face: 'text', height, fill: ink, anchor: 'middle' })

/** Digits on a patch in the paper's color, so that a line can pass behind them. */
function label(text: string, [x, y]: Point, height: number): string {
  const wide = textWidth(text, { face: 'text', height, fill: ink }) + height * 0.7
  return (
    rect(x - wide / 2, y - height * 0.95, wide, height * 1.9, { fill: paper }) + digits(text, [x, y], height)
  )
}

function drawDimension(dimension: Dimension, a: Point, b: Point, extensions: string[], usual: Point): string {
  const { color = ink, height = HEIGHT, shift = [0, 0] } = dimension
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along: Point = length > 0 ? [(b[0] - a[0]) / length, (b[1] - a[1]) / length] : [1, 0]
  const back: Point = [-along[0], -along[1]]
  const cramped = length < CRAMPED
  const beyond = (end: Point, way: Point): Point => [end[0] + way[0] * ARROW * 2, end[1] + way[1] * ARROW * 2]
  const line = cramped ? [beyond(a, back), beyond(b, along)] : [a, b]
  const heads = cramped
    ? arrow(a, along, color) + arrow(b, back, color)
    : arrow(a, back, color) + arrow(b, along, color)
  return (
    extensions.join('') +
    stroke(line, color, BOLD) +
    heads +
    (shift[0] === 0 && shift[1] === 0
      ? label(dimension.label, usual, height)
      : digits(dimension.label, [usual[0] + shift[0], usual[1] + shift[1]], height))
  )
}

/** A horizontal dimension, above or below the measured part. */
export function horizontalDimension(dimension: Dimension): string {
  const [left, right] =
    dimension.from[0] <= dimension.to[0] ? [dimension.from, dimension.to] : [dimension.to, dimension.from]
  const past = (end: Point) => dimension.line + Math.sign(dimension.line - end[1]) * 14
  const { color = ink } = dimension
  const extensions = [left, right].map((end) => stroke([end, [end[0], past(end)]], color, THIN))
  const a: Point = [left[0], dimension.line]
  const b: Point = [right[0], dimension.line]
  return drawDimension(dimension, a, b, extensions, [(a[0] + b[0]) / 2, dimension.line])
}

/** A vertical dimension, to the left or right of the measured part. */
export function verticalDimension(dimension: Dimension): string {
  const [upper, lower] =
    dimension.from[1] <= dimension.to[1] ? [dimension.from, dimension.to] : [dimension.to, dimension.from]
  const past = (end: Point) => dimension.line + Math.sign(dimension.line - end[0]) * 14
  const { color = ink } = dimension
  const extensions = [upper, lower].map((end) => stroke([end, [past(end), end[1]]], color, THIN))
  const a: Point = [dimension.line, upper[1]]
  const b: Point = [dimension.line, lower[1]]
  return drawDimension(dimension, a, b, extensions, [dimension.line, (a[1] + b[1]) / 2])
}

/** A center line. */
export const axis = (from: Point, to: Point): string =>
  element('path', {
    d: `M${from.map((value) => Math.round(value)).join(' ')}L${to.map((value) => Math.round(value)).join(' ')}`,
    stroke: ink,
    'stroke-width': THIN,
    'stroke-dasharray': '26 9 5 9',
    fill: 'none',
  })

/** The circle through the centers of the holes. */
export const pitchCircle = ([x, y]: Point, radius: number, color: string): string =>
  circle(x, y, radius, { fill: 'none', stroke: color, 'stroke-width': BOLD, 'stroke-dasharray': '26 9 5 9' })

/** The outline of a circle in a technical drawing. */
export const drawnCircle = ([x, y]: Point, radius: number, width: number): string =>
  circle(x, y, radius, { fill: 'none', stroke: ink, 'stroke-width': width })
