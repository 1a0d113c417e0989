import { PRODUCT_PICTURE } from '@/lib/media/formats'
import { escapeMarkup } from '@/lib/platform/values/markup'

/** x to the right and y down, in the unit of the drawing. */
export type Point = readonly [x: number, y: number]

/** A coordinate with one decimal. Throws on a value that a renderer would silently ignore. */
export function coordinate(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('A coordinate of the drawing is not a number')
  return String(Math.round(value * 10) / 10)
}

type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return ` ${key}="${typeof value === 'number' ? coordinate(value) : escapeMarkup(value)}"`
  })
  return content ? `<${name}${written.join('')}>${content}</${name}>` : `<${name}${written.join('')}/>`
}

const pointText = ([x, y]: Point) => `${coordinate(x)} ${coordinate(y)}`

export const outline = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`
export const polyline = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`

const circlePath = ([cx, cy]: Point, radius: number): string => {
  const [x, y, r] = [coordinate(cx - radius), coordinate(cy), coordinate(radius)]
  const across = coordinate(2 * radius)
  return `M${x} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes })
export const hoop = (center: Point, outer: number, inner: number, fill: string): string =>
  path(circlePath(center, outer) + circlePath(center, inner), { fill, 'fill-rule': 'evenodd' })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes })
export const stroke = (points: readonly Point[], color: string, width: number): string =>
  path(polyline(points), { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' })

/** The point at an angle of a circle: 0 at the top, clockwise. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** A function of points on a spoke: x across, y outward from the middle, both in radii, turned to the spoke's angle. */
export const onSpoke = (center: Point, radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180
  return (across: number, out: number): Point => {
    const [x, y] = onCircle(center, radius * out, angle)
    return [x + radius * across * Math.cos(turn), y + radius * across * Math.sin(turn)]
  }
}

export function svg(size: { width: number; height: number }, background: string, body: string): string {
  const { width, height } = size
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, { fill: background }) + body,
  )
}

export const productPicture = (background: string, ...parts: string[]): string =>
  svg(PRODUCT_PICTURE, background, parts.join(''))

export const paper = '#F5F3EE'
export const stone = '#DEDACF'
export const ink = '#15171A'
export const signal = '#FF7A1A'
export const chalk = '#ECE8DD'
export const faded = '#8D8B84'

const colorChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** A mix of two colors: 0 is the first one, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const end = colorChannels(to)
  const part = Math.min(1, Math.max(0, share))
  const mixed = colorChannels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * part),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
