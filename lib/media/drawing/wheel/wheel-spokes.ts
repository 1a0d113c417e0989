import { seededRandom } from '@/lib/media/drawing/random'
import { blend, circle, hoop, onSpoke, outline, type Point, path } from '@/lib/media/drawing/svg'

export type Paint = { light: string; body: string; dark: string }

const paints: Record<string, Paint> = {
  black: { light: '#4A4E54', body: '#2B2E32', dark: '#191B1E' },
  silver: { light: '#E3E6E8', body: '#B4BAC0', dark: '#7F868D' },
  white: { light: '#FFFFFF', body: '#ECEAE4', dark: '#B9B6AE' },
  gunmetal: { light: '#7E868F', body: '#565D66', dark: '#373C43' },
  bronze: { light: '#C79A63', body: '#96703F', dark: '#644827' },
}
const plain: Paint = { light: '#D3D6D8', body: '#A3A9AF', dark: '#70777E' }

/** The paint for a color's name; bare metal for an unknown color. */
export const paintOf = (color: string | null): Paint => {
  const name = color?.trim().toLowerCase() ?? ''
  return Object.hasOwn(paints, name) ? (paints[name] ?? plain) : plain
}

/** Brightness of a face by its direction in the picture; the light comes from the upper left. */
const faceLight = (degrees: number): number => (1 + Math.cos(((degrees + 45) * Math.PI) / 180)) / 2

type Disc = { center: Point; radius: number; paint: Paint }

/** A spoke with a flat back and two slopes, the lit one brighter. `profile` gives its half width along its length. */
function limb(disc: Disc, angle: number, profile: readonly Point[], slope: number, lean = 0): string {
  const at = onSpoke(disc.center, disc.radius, angle)
  const shift = (out: number) => lean * Math.max(0, out - (profile[0]?.[0] ?? 0))
  const side = (sign: 1 | -1, extra: number) =>
    profile.map(([out, half]) => at(shift(out) + sign * (half + extra), out))
  const { dark, body, light } = disc.paint
  const facet = (sign: 1 | -1) =>
    path(outline([...side(sign, 0), ...side(sign, slope).reverse()]), {
      fill: blend(dark, body, faceLight(angle + sign * 90)),
    })
  const back = path(outline([...side(-1, 0), ...side(1, 0).reverse()]), { fill: blend(body, light, 0.3) })
  return facet(-1) + facet(1) + back
}

const around = (count: number, draw: (angle: number) => string, start = 0): string =>
  Array.from({ length: count }, (_, index) => draw(start + (360 / count) * index)).join('')

type Layout = (disc: Disc) => string

/** A number of equal spokes. `profile` gives their half width along their length. */
const limbs =
  (count: number, profile: readonly Point[], slope: number, { lean = 0, start = 0 } = {}): Layout =>
  (disc) =>
    around(count, (angle) => limb(disc, angle, profile, slope, lean), start)

const broadBlades: readonly Point[] = [
  [0.12, 0.14],
  [0.5, 0.13],
  [0.93, 0.2],
]
const forkedSpoke: readonly Point[] = [
  [0.2, 0.045],
  [0.55, 0.045],
  [0.93, 0.055],
]
const crossingSpoke: readonly Point[] = [
  [0.25, 0.028],
  [0.93, 0.04],
]

const alloyLayouts: readonly [Layout, ...Layout[]] = [
  // five broad spokes with a waist
  limbs(
    5,
    [
      [0.12, 0.13],
      [0.45, 0.1],
      [0.7, 0.11],
      [0.93, 0.17],
    ],
    0.05,
  ),
  // six forked spokes
  (disc) =>
    around(6, (angle) => [-1, 1].map((sign) => limb(disc, angle, forkedSpoke, 0.03, sign * 0.26)).join('')),
  // eight straight spokes
  limbs(
    8,
    [
      [0.15, 0.07],
      [0.6, 0.06],
      [0.93, 0.08],
    ],
    0.035,
    { start: 22.5 },
  ),
  // nine crossing pairs of spokes
  (disc) => [0.2, -0.2].map((lean) => limbs(9, crossingSpoke, 0.02, { lean })(disc)).join(''),
  // six broad blades, each with a slot
  (disc) =>
    around(6, (angle) => {
      const at = onSpoke(disc.center, disc.radius, angle)
      const slot = outline([at(-0.02, 0.52), at(0.02, 0.52), at(0.05, 0.84), at(-0.05, 0.84)])
      return limb(disc, angle, broadBlades, 0.04) + path(slot, { fill: disc.paint.dark })
    }),
  // ten turbine blades
  limbs(
    10,
    [
      [0.2, 0.05],
      [0.93, 0.065],
    ],
    0.04,
    { lean: 0.24 },
  ),
]

/** Openings in a pressed disc: dark, with the thickness of the sheet at the lit edge. */
const pressed =
  (count: number, shape: (at: (across: number, out: number) => Point) => Point[], start = 0): Layout =>
  (disc) =>
    circle(...disc.center, disc.radius * 0.93, { fill: disc.paint.body }) +
    hoop(disc.center, disc.radius * 0.93, disc.radius * 0.86, blend(disc.paint.body, disc.paint.dark, 0.5)) +
    around(
      count,
      (angle) => {
        const at = onSpoke(disc.center, disc.radius, angle)
        const opening = outline(shape(at))
        const painted = (color: string, width: number) => ({
          fill: color,
          stroke: color,
          'stroke-width': disc.radius * width,
        })
        const edge = { ...painted(disc.paint.light, 0.035), 'stroke-linejoin': 'round', opacity: '0.55' }
        return path(opening, edge) + path(opening, painted('#141619', 0.012))
      },
      start,
    )

const steelLayouts: readonly [Layout, ...Layout[]] = [
  // eight D-shaped windows, an off-road classic
  pressed(8, (at) => [
    at(-0.13, 0.8),
    at(-0.05, 0.835),
    at(0.05, 0.835),
    at(0.13, 0.8),
    at(0.09, 0.63),
    at(-0.09, 0.63),
  ]),
  // eight rounded triangles
  pressed(8, (at) => [at(-0.15, 0.78), at(0, 0.83), at(0.15, 0.78), at(0.04, 0.58), at(-0.04, 0.58)], 22.5),
  // sixteen slots
  pressed(16, (at) => [at(-0.055, 0.81), at(0.055, 0.81), at(0.045, 0.69), at(-0.045, 0.69)]),
  // five arms
  pressed(
    5,
    (at) => [
      at(-0.34, 0.7),
      at(-0.2, 0.8),
      at(0, 0.83),
      at(0.2, 0.8),
      at(0.34, 0.7),
      at(0.13, 0.5),
      at(-0.13, 0.5),
    ],
    36,
  ),
]

/** The model's name in a title, without figures: all sizes of a model have the same spokes. */
export function modelName(title: string): string {
  const words = title.split(/\s+/).filter((word) => word && !/\d/.test(word))
  return words.join(' ').toLowerCase()
}

export const spokes = (title: string, steel: boolean, disc: Disc): string =>
  seededRandom(`layout of ${modelName(title)}`).pick(steel ? steelLayouts : alloyLayouts)(disc)
