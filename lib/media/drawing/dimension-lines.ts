import { drawText, textWidth } from '@/lib/media/drawing/lettering/lettering'
import { circle, element, ink, outline, type Point, paper, path, rect, stroke } from './svg'

const THIN = 3
const BOLD = 5
const ARROW = 24
const HEIGHT = 40
const PAST = 14
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
  height?: number
  /** Moves the label off a crowded line. */
  shift?: Point
}

const arrow = ([x, y]: Point, [dx, dy]: Point, color: string): string => {
  const [footX, footY] = [x - dx * ARROW, y - dy * ARROW]
  const across = ARROW * 0.3
  const corners: Point[] = [
    [x, y],
    [footX - dy * across, footY + dx * across],
    [footX + dy * across, footY - dx * across],
  ]
  return path(outline(corners), { fill: color })
}

export const digits = (text: string, [x, y]: Point, height: number): string =>
  drawText(text, [x, y + height / 2], { face: 'text', height, fill: ink, anchor: 'middle' })

/** Digits on a patch in the paper's color, so that a line can pass behind them. */
function label(text: string, [x, y]: Point, height: number): string {
  const wide = textWidth(text, { face: 'text', height, fill: ink }) + height * 0.7
  return (
    rect(x - wide / 2, y - height * 0.95, wide, height * 1.9, { fill: paper }) + digits(text, [x, y], height)
  )
}

/** A dimension along x (0) or y (1). */
function dimension(along: 0 | 1, measured: Dimension): string {
  const { from, to, line, color = ink, height = HEIGHT, shift = [0, 0] } = measured
  const [first, last] = from[along] <= to[along] ? [from, to] : [to, from]
  const at = (position: number, across: number): Point =>
    along === 0 ? [position, across] : [across, position]
  const extensions = [first, last].map((end) => {
    const past = line + Math.sign(line - (along === 0 ? end[1] : end[0])) * PAST
    return stroke([end, at(end[along], past)], color, THIN)
  })
  const [a, b] = [first[along], last[along]]
  const isCramped = b - a < CRAMPED
  const beyond = isCramped ? ARROW * 2 : 0
  const [forth, back] = [at(1, 0), at(-1, 0)]
  const middle = at((a + b) / 2, line)
  return [
    ...extensions,
    stroke([at(a - beyond, line), at(b + beyond, line)], color, BOLD),
    arrow(at(a, line), isCramped ? forth : back, color),
    arrow(at(b, line), isCramped ? back : forth, color),
    shift[0] === 0 && shift[1] === 0
      ? label(measured.label, middle, height)
      : digits(measured.label, [middle[0] + shift[0], middle[1] + shift[1]], height),
  ].join('')
}

/** Above or below the measured part. */
export const horizontalDimension = (measured: Dimension): string => dimension(0, measured)
/** To the left or right of the measured part. */
export const verticalDimension = (measured: Dimension): string => dimension(1, measured)

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

export const drawnCircle = ([x, y]: Point, radius: number, width: number): string =>
  circle(x, y, radius, { fill: 'none', stroke: ink, 'stroke-width': width })
