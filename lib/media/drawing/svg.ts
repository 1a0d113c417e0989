/** x to the right and y down, in the unit of the drawing. */
export type Point = readonly [x: number, y: number]

/** A coordinate with one decimal. Throws on a value that a renderer would silently ignore. */
export function coordinate(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('A coordinate of the drawing is not a number')
  return String(Math.round(value * 10) / 10)
}

type Attributes = Record<string, string | number | undefined>

/** Text that is safe inside an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? coordinate(value) : escapeXml(String(value))}"`,
    )
  return content ? `<${name}${written.join('')}>${content}</${name}>` : `<${name}${written.join('')}/>`
}

const place = ([x, y]: Point) => `${coordinate(x)} ${coordinate(y)}`

/** Path data of a closed outline. */
export const outline = (points: readonly Point[]): string => `M${points.map(place).join('L')}Z`
/** Path data of an open line. */
export const line = (points: readonly Point[]): string => `M${points.map(place).join('L')}`
/** Path data of a circle, for rings with holes: fill them with `evenodd`. */
export const ring = (cx: number, cy: number, radius: number): string => {
  const [x, y, r] = [coordinate(cx - radius), coordinate(cy), coordinate(radius)]
  const across = coordinate(2 * radius)
  return `M${x} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes })
export const stroke = (points: readonly Point[], color: string, width: number): string =>
  path(line(points), { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' })

/** The point at an angle of a circle: 0 at the top, clockwise. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function svg(size: { width: number; height: number }, background: string, body: string): string {
  const { width, height } = size
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, { fill: background }) + body,
  )
}
