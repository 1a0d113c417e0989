import { blend, ink, paper, signal } from '@/lib/media/drawing/palette'
import { NEWS_PICTURE } from '@/lib/media/drawing/picture-size'
import type { Random } from '@/lib/media/drawing/random'
import { circle, element, onCircle, outline, type Point, path, rect, ring } from '@/lib/media/drawing/svg'

const { width: W, height: H } = NEWS_PICTURE

/** Contour lines of hills with a route across them. */
export function routeMap(random: Random): { sky: string; body: string } {
  const hills = Array.from({ length: 3 }, () => ({
    x: random.between(0.05, 0.95) * W,
    y: random.between(0.05, 0.95) * H,
    wobble: random.between(0.1, 0.24),
    phase: random.between(0, 6),
    lobes: Math.round(random.between(2, 5)),
  }))
  const loops = hills.flatMap(({ x, y, wobble, phase, lobes }) =>
    Array.from({ length: 11 }, (_, step) => {
      const radius = 30 + step * 40
      const points = Array.from({ length: 72 }, (_, at): Point => {
        const angle = (at / 72) * 2 * Math.PI
        const grown =
          radius *
          (1 +
            wobble * Math.sin(lobes * angle + phase) +
            wobble * 0.4 * Math.sin(5 * angle + phase * step * 0.2))
        return [x + grown * 1.25 * Math.cos(angle), y + grown * Math.sin(angle)]
      })
      return path(outline(points), {
        fill: step < 1 ? blend(paper, '#8E9A86', 0.5) : 'none',
        stroke: blend(paper, '#6F7D66', step % 4 === 0 ? 0.8 : 0.42),
        'stroke-width': step % 4 === 0 ? 4 : 2.5,
      })
    }),
  )
  const start: Point = [W * 0.08, random.between(0.55, 0.85) * H]
  const end: Point = [W * 0.9, random.between(0.18, 0.4) * H]
  const route = `M${start.map(Math.round).join(' ')}C${Math.round(W * 0.35)} ${Math.round(random.between(0, 0.5) * H)} ${Math.round(W * 0.55)} ${Math.round(random.between(0.7, 1.1) * H)} ${end.map(Math.round).join(' ')}`
  return {
    sky: paper,
    body: [
      ...loops,
      element('path', { d: route, fill: 'none', stroke: paper, 'stroke-width': 26 }),
      element('path', {
        d: route,
        fill: 'none',
        stroke: signal,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        'stroke-dasharray': '2 26',
      }),
      circle(...start, 20, { fill: ink }),
      circle(...end, 34, { fill: ink }),
      circle(...end, 14, { fill: signal }),
    ].join(''),
  }
}

function standingTire([x, y]: Point, radius: number, spokes: number, rim: string): string {
  const lugs = Array.from({ length: 44 }, (_, index) => {
    const angle = (360 / 44) * index
    const at = (out: number, turn: number) => onCircle([x, y], radius * out, angle + turn)
    return path(outline([at(1.03, -2.4), at(1.03, 2.4), at(0.86, 1.8), at(0.86, -1.8)]), { fill: '#34383E' })
  })
  const arms = Array.from({ length: spokes }, (_, index) => {
    const angle = (360 / spokes) * index
    const at = (out: number, turn: number) => onCircle([x, y], radius * out, angle + turn)
    return path(outline([at(0.16, -34), at(0.16, 34), at(0.53, 12), at(0.53, -12)]), { fill: rim })
  })
  return [
    ...lugs,
    circle(x, y, radius * 0.97, { fill: '#202327' }),
    path(ring(x, y, radius * 0.8) + ring(x, y, radius * 0.785), { fill: '#3A3F46', 'fill-rule': 'evenodd' }),
    circle(x, y, radius * 0.58, { fill: '#0E0F11' }),
    path(ring(x, y, radius * 0.58) + ring(x, y, radius * 0.51), { fill: rim, 'fill-rule': 'evenodd' }),
    ...arms,
    circle(x, y, radius * 0.17, { fill: rim }),
    circle(x, y, radius * 0.09, { fill: '#0E0F11' }),
  ].join('')
}

/** Wheels on the shelves of a workshop. */
export function workshopShelf(random: Random): { sky: string; body: string } {
  const rims = ['#B4BAC0', '#96703F', '#ECEAE4', '#565D66', signal] as const
  const radius = 148
  const floors = [346, 690]
  const rows = floors.map((floor, row) => {
    const start = -60 + row * 160 - random.between(0, 90)
    const wheels = Array.from({ length: 5 }, (_, place) =>
      standingTire(
        [start + place * 326, floor - radius - 4],
        radius,
        random.pick([5, 6, 8]),
        random.pick(rims),
      ),
    )
    return wheels.join('') + rect(0, floor, W, 16, { fill: ink })
  })
  return { sky: '#CFC8B8', body: rows.join('') }
}
