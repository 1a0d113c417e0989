import { drawText, textWidth } from '@/lib/media/drawing/lettering/lettering'
import { tireMeasure } from '@/lib/media/drawing/measure'
import { blend, chalk, ink } from '@/lib/media/drawing/palette'
import { PRODUCT_PICTURE } from '@/lib/media/drawing/picture-size'
import type { DrawnTire } from '@/lib/media/drawing/product'
import { cross, minus, type Point3, unit, type View, viewFrom } from '@/lib/media/drawing/projection'
import { line, outline, type Point, path, svg } from '@/lib/media/drawing/svg'
import type { Block, TreadPattern } from './tread-block'
import { isTreadKnown, treadOf } from './tread-pattern'

const { width: W, height: H } = PRODUCT_PICTURE
const DARKEST = '#101214'
const BRIGHTEST = '#808993'
const GROOVE = '#111315'
const LIGHT = unit([-0.5, 0.7, 0.62])

/** A tire around its axle; `v` = 0 of the tread faces the viewer. Lengths are in tread widths. */
type Drum = { radius: number; crown: number; pattern: TreadPattern; sidewall: number }

function drumOf(tire: DrawnTire): Drum {
  const { treadWidthMm, overallDiameterMm, sidewallMm } = tireMeasure(tire)
  const pattern = treadOf(tire, treadWidthMm)
  return {
    radius: overallDiameterMm / 2 / treadWidthMm,
    crown: 0.035,
    pattern,
    sidewall: sidewallMm / treadWidthMm,
  }
}

/** A point on the tire: across from -1 to 1, along in tread widths, `below` the surface of the tread. */
function onDrum(drum: Drum, u: number, along: number, below: number): Point3 {
  const radius = drum.radius - drum.crown * u * u - below
  const angle = along / drum.radius
  return [u / 2, radius * Math.sin(angle), radius * Math.cos(angle) - drum.radius]
}

const lit = (normal: Point3): number =>
  Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2])

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
  const seen = tops.map((point) => view.project(point))
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
    const wall = [a, b, c, d].map((corner) => view.project(corner))
    const normal = unit(cross(minus(b, a), minus(d, a)))
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
    path(line(cut.map((point) => view.project(turn(point, lower)))), {
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

/** Steel studs in the top of a block, for studded patterns. */
function studs(drum: Drum, view: View, block: Block, start: number): string {
  if (block.height < 1) return ''
  const us = block.outline.map(([u]) => u)
  const vs = block.outline.map(([, v]) => v)
  const [u, v] = [(Math.min(...us) + Math.max(...us)) / 2, (Math.min(...vs) + Math.max(...vs)) / 2]
  if (Math.abs(u) < 0.3) return ''
  const at = view.turn(onDrum(drum, u, start + v * drum.pattern.pitch, -0.004))
  const [x, y] = view.project(at)
  const [nx] = view.project([at[0] + 0.016, at[1], at[2]])
  const r = nx - x
  const disc = (size: number, fill: string) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * size).toFixed(1)}" fill="${fill}"/>`
  return disc(1.5, '#16181a') + disc(1, '#C9CDD1') + disc(0.45, '#83898F')
}

/** The tread between two angles of the tire, as a camera sees it. */
function drawTread(drum: Drum, view: View, from: number, to: number, round: number): string {
  const { pitch, blocks, studded } = drum.pattern
  const placed: { far: number; drawn: string }[] = []
  for (let turn = Math.floor(from / pitch) - 1; turn * pitch < to; turn++) {
    const start = turn * pitch
    for (const block of blocks) {
      const us = block.outline.map(([u]) => u)
      const vs = block.outline.map(([, v]) => v)
      const u = (Math.min(...us) + Math.max(...us)) / 2
      const v = (Math.min(...vs) + Math.max(...vs)) / 2
      const along = start + v * pitch
      if (along < from || along > to) continue
      const at = view.turn(onDrum(drum, u, along, drum.pattern.depth * (1 - block.height)))
      const dim = 1 - round * Math.min(1, along * along)
      const far = Math.hypot(at[0] - 0, at[1] - 0, at[2] - 3)
      const drawn = drawBlock(drum, view, block, start, dim)
      placed.push({ far, drawn: studded ? drawn + studs(drum, view, block, start) : drawn })
    }
  }
  placed.sort((a, b) => b.far - a.far)
  return placed.map(({ drawn }) => drawn).join('')
}

/** The tread from the front, from shoulder to shoulder across the whole frame. */
export function tireFront(tire: DrawnTire): string {
  const exact = drumOf(tire)
  // Rounded: so close up a slightly flatter curve is invisible, and tires of one width and tread share a picture.
  const drum = { ...exact, radius: Math.max(0.5, Math.round(exact.radius * 2) / 2) }
  const scale = W / 1.06
  const view = viewFrom({ yaw: 0, pitch: 0, roll: 0, distance: 1.5, scale, center: [W / 2, H / 2] })
  const reach = 0.62
  const base = [-1, 1].flatMap((u) => [-reach, reach].map((along) => [u, along] as const))
  const groove = [base[0], base[1], base[3], base[2]].flatMap((corner) =>
    corner ? [view.project(view.turn(onDrum(drum, corner[0] * 0.98, corner[1], drum.pattern.depth)))] : [],
  )
  const body = face(groove, GROOVE) + drawTread(drum, view, -reach, reach, 0.5)
  return svg(PRODUCT_PICTURE, ink, isTreadKnown(tire) ? body : body + sizeOn(tire))
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
  const strips: { far: number; drawn: string }[] = []
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
      const normal = unit(cross(minus(b, a), minus(d, a)))
      if (view.facing(normal, a) <= 0) return
      const fill = index === 0 ? GROOVE : shade((0.08 + 0.3 * lit(normal)) * (index > 2 ? 1 : 0.8))
      strips.push({
        far: -a[2],
        drawn: face(
          corners.map((corner) => view.project(corner)),
          fill,
        ),
      })
    })
  }
  strips.sort((a, b) => b.far - a.far)
  const casing = strips.map(({ drawn }) => drawn).join('')
  return svg(PRODUCT_PICTURE, ink, casing + drawTread(drum, view, -half, half, 0))
}
