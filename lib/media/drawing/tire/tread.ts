import { drawText, textWidth } from '@/lib/media/drawing/lettering/lettering'
import { tireMeasure } from '@/lib/media/drawing/measure'
import type { DrawnTire } from '@/lib/media/drawing/product'
import {
  blend,
  chalk,
  ink,
  outline,
  type Point,
  path,
  polyline,
  productPicture,
} from '@/lib/media/drawing/svg'
import { PRODUCT_PICTURE } from '@/lib/media/formats'
import type { Block } from './tread-block'
import { isTreadKnown, type TreadPattern, treadOf } from './tread-pattern'

/** x to the right, y up, z toward the viewer. */
type Point3 = readonly [x: number, y: number, z: number]

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Point3): Point3 => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** The direction that a face with these corners looks in. */
function normalOf(corner: Point3, next: Point3, last: Point3): Point3 {
  const [a, b] = [minus(next, corner), minus(last, corner)]
  return unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])
}

type Camera = {
  /** Rotations in degrees: around the vertical axis, the horizontal axis and the line of sight. */
  yaw: number
  pitch: number
  roll: number
  /** Distance from the viewer to the origin, which the camera points at. */
  distance: number
  /** Pixels per unit at that distance. */
  scale: number
  center: Point
}
type View = ReturnType<typeof viewFrom>

function viewFrom({ distance, scale, center, ...angles }: Camera) {
  const [yaw, pitch, roll] = [angles.yaw, angles.pitch, angles.roll].map((angle) => (angle * Math.PI) / 180)
  const about = (a: number, b: number, angle = 0): [number, number] => [
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ]
  return {
    /** Rotates a point to the viewer's axes, still in three dimensions. */
    turn([x, y, z]: Point3): Point3 {
      const [z1, x1] = about(z, x, yaw)
      const [y2, z2] = about(y, z1, pitch)
      const [x3, y3] = about(x1, y2, roll)
      return [x3, y3, z2]
    },
    /** Projects a rotated point onto the picture. */
    project([x, y, z]: Point3): Point {
      const near = (scale * distance) / Math.max(distance - z, distance * 0.05)
      return [center[0] + x * near, center[1] - y * near]
    },
    /** The cosine of the angle between a face and the viewer; negative when the face is turned away. */
    facing: (normal: Point3, at: Point3) => dot(normal, unit(minus([0, 0, distance], at))),
  }
}

const { width: W, height: H } = PRODUCT_PICTURE
const DARKEST = '#101214'
const BRIGHTEST = '#808993'
const GROOVE = '#111315'
const LIGHT = unit([-0.5, 0.7, 0.62])

/** A tire around its axle; `v` = 0 of the tread faces the viewer. Lengths are in tread widths. */
type Drum = { radius: number; pattern: TreadPattern; sidewall: number }

/** How much lower the tread is at its shoulders. */
const CROWN = 0.035

function drumOf(tire: DrawnTire): Drum {
  const { treadWidthMm, overallDiameterMm, sidewallMm } = tireMeasure(tire)
  return {
    radius: overallDiameterMm / 2 / treadWidthMm,
    pattern: treadOf(tire, treadWidthMm),
    sidewall: sidewallMm / treadWidthMm,
  }
}

/** A point on the tire: across from -1 to 1, along in tread widths, `below` the surface of the tread. */
function onDrum(drum: Drum, u: number, along: number, below: number): Point3 {
  const radius = drum.radius - CROWN * u * u - below
  const angle = along / drum.radius
  return [u / 2, radius * Math.sin(angle), radius * Math.cos(angle) - drum.radius]
}

const lit = (normal: Point3): number => Math.max(0, dot(normal, LIGHT))

const shade = (brightness: number): string => blend(DARKEST, BRIGHTEST, brightness)

const face = (points: Point[], fill: string): string =>
  path(outline(points), { fill, stroke: fill, 'stroke-width': 1.2, 'stroke-linejoin': 'round' })

/** Draws the sides of a block that face the viewer, then its top with the sipes. */
function drawBlock(drum: Drum, view: View, block: Block, start: number, dim: number): string {
  const { depth, pitch } = drum.pattern
  const along = (v: number) => start + v * pitch
  const lower = depth * (1 - block.height)
  const turn = ([u, v]: Point, below: number) => view.turn(onDrum(drum, u, along(v), below))
  const tops = block.outline.map((point) => turn(point, lower))
  const seen = tops.map(view.project)
  const walls = block.outline.flatMap((point, index): string[] => {
    const next = block.outline[(index + 1) % block.outline.length] ?? point
    // A rib continues in the next pitch, so it has no side there.
    const joined = point[1] === next[1] && (point[1] === 0 || point[1] === 1)
    if (joined) return []
    const outer = Math.min(Math.abs(point[0]), Math.abs(next[0])) > 0.93
    // The side of a shoulder block reaches down the sidewall.
    const foot = outer ? depth * 1.4 : depth
    const splay = outer ? 1.03 : 1
    const [a, b] = [tops[index], tops[(index + 1) % tops.length]]
    if (!a || !b) return []
    const [c, d] = [turn([next[0] * splay, next[1]], foot), turn([point[0] * splay, point[1]], foot)]
    const wall = [a, b, c, d].map(view.project)
    const normal = normalOf(a, b, d)
    const outwards = windingOf(block.outline) < 0 ? normal : ([-normal[0], -normal[1], -normal[2]] as const)
    if (view.facing(outwards, a) <= 0) return []
    return [face(wall, shade((0.07 + 0.36 * lit(outwards)) * dim))]
  })
  const middle = block.outline.reduce((sum, [, v]) => sum + v, 0) / block.outline.length
  const across = block.outline.reduce((sum, [u]) => sum + u, 0) / block.outline.length
  const angle = along(middle) / drum.radius
  const normal = view.turn(unit([across * 0.22, Math.sin(angle), Math.cos(angle)]))
  const [first] = tops
  if (first && view.facing(normal, first) < -0.05) return walls.join('')
  const brightness = (0.28 + 0.56 * lit(normal)) * (1 + block.tone) * dim
  const cuts = block.sipes.map((cut) =>
    path(polyline(cut.map((point) => view.project(turn(point, lower)))), {
      fill: 'none',
      stroke: shade(brightness * 0.2),
      'stroke-width': 4.5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  )
  return walls.join('') + face(seen, shade(brightness)) + cuts.join('')
}

const windingOf = (points: Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)

function middleOf({ outline }: Block): Point {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [between(outline.map(([u]) => u)), between(outline.map(([, v]) => v))]
}

function studs(drum: Drum, view: View, block: Block, start: number): string {
  if (block.height < 1) return ''
  const [u, v] = middleOf(block)
  if (Math.abs(u) < 0.3) return ''
  const at = view.turn(onDrum(drum, u, start + v * drum.pattern.pitch, -0.004))
  const [x, y] = view.project(at)
  const [nx] = view.project([at[0] + 0.016, at[1], at[2]])
  const r = nx - x
  const disc = (size: number, fill: string) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * size).toFixed(1)}" fill="${fill}"/>`
  return disc(1.5, '#16181a') + disc(1, '#C9CDD1') + disc(0.45, '#83898F')
}

type Placed = { far: number; drawn: string }

const farthestFirst = (parts: Placed[]): string =>
  parts
    .sort((a, b) => b.far - a.far)
    .map(({ drawn }) => drawn)
    .join('')

/** The tread between two angles of the tire, as a camera sees it. */
function drawTread(drum: Drum, view: View, from: number, to: number, round: number): string {
  const { pitch, blocks, studded } = drum.pattern
  const placed: Placed[] = []
  for (let turn = Math.floor(from / pitch) - 1; turn * pitch < to; turn++) {
    const start = turn * pitch
    for (const block of blocks) {
      const [u, v] = middleOf(block)
      const along = start + v * pitch
      if (along < from || along > to) continue
      const at = view.turn(onDrum(drum, u, along, drum.pattern.depth * (1 - block.height)))
      const dim = 1 - round * Math.min(1, along * along)
      const far = Math.hypot(at[0], at[1], at[2] - 3)
      const drawn = drawBlock(drum, view, block, start, dim)
      placed.push({ far, drawn: studded ? drawn + studs(drum, view, block, start) : drawn })
    }
  }
  return farthestFirst(placed)
}

/** The tread from the front, from shoulder to shoulder across the whole frame. */
export function tireFront(tire: DrawnTire): string {
  const exact = drumOf(tire)
  // Rounded: so close up a slightly flatter curve is invisible, and tires of one width and tread share a picture.
  const drum = { ...exact, radius: Math.max(0.5, Math.round(exact.radius * 2) / 2) }
  const scale = W / 1.06
  const view = viewFrom({ yaw: 0, pitch: 0, roll: 0, distance: 1.5, scale, center: [W / 2, H / 2] })
  const reach = 0.62
  const corner = (u: number, along: number) =>
    view.project(view.turn(onDrum(drum, u, along, drum.pattern.depth)))
  const groove = [corner(-0.98, -reach), corner(-0.98, reach), corner(0.98, reach), corner(0.98, -reach)]
  const body = face(groove, GROOVE) + drawTread(drum, view, -reach, reach, 0.5)
  return productPicture(ink, body, isTreadKnown(tire) ? '' : sizeOn(tire))
}

/** The size in large letters, in place of a tread that is not known. */
function sizeOn(tire: DrawnTire): string {
  const text = tireMeasure(tire).marking.replace('x', '×')
  const height = Math.min(150, (W * 0.8) / textWidth(text, { face: 'display', height: 1, fill: chalk }))
  return drawText(text, [W / 2, (H + height) / 2], { face: 'display', height, fill: chalk, anchor: 'middle' })
}

/** The tread from the roadside, curving away over the top of the tire, with the shoulder in front. */
export function tireTread(tire: DrawnTire): string {
  const drum = drumOf(tire)
  const view = viewFrom({
    yaw: -36,
    pitch: 20,
    roll: -14,
    distance: 2.2,
    scale: W / 1.02,
    center: [W * 0.45, H * 0.52],
  })
  const half = (Math.PI / 2) * drum.radius
  const step = 0.12
  const strips: Placed[] = []
  // From one sidewall to the other: the height of the casing, and its brightness under the tread.
  const profile: [u: number, below: number][] = [
    [-1, drum.pattern.depth],
    [1, drum.pattern.depth],
    [1.04, drum.pattern.depth * 1.4],
    [1.16, 0.2],
    [1.2, 0.32],
    [1.18, drum.sidewall * 0.72],
    [1.02, drum.sidewall],
  ]
  for (let along = -half; along < half; along += step) {
    profile.slice(1).forEach(([u1, below1], index) => {
      const [u0, below0] = profile[index] ?? [u1, below1]
      const corners = [
        onDrum(drum, u0, along, below0),
        onDrum(drum, u1, along, below1),
        onDrum(drum, u1, along + step, below1),
        onDrum(drum, u0, along + step, below0),
      ].map((corner) => view.turn(corner))
      const [a, b, , d] = corners
      if (!a || !b || !d) return
      const normal = normalOf(a, b, d)
      if (view.facing(normal, a) <= 0) return
      const fill = index === 0 ? GROOVE : shade((0.08 + 0.3 * lit(normal)) * (index > 2 ? 1 : 0.8))
      strips.push({ far: -a[2], drawn: face(corners.map(view.project), fill) })
    })
  }
  return productPicture(ink, farthestFirst(strips), drawTread(drum, view, -half, half, 0))
}
