import { BoltCircleDrawing } from '@/components/catalog/drawing/BoltCircleDrawing'
import type { BoltCircle, MeasuredFrom } from '@/lib/fitment/tools/bolt-circle'
import { boltCenters } from '@/lib/measures/dimensions'

const WIDTH = 1000
const HEIGHT = 640
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 + 20 }
/** Radius of the circle in the drawing, whatever it measures. */
const R = 230
const HOLE_MM = 14

type Props = { circle: BoltCircle; from: MeasuredFrom; labels: { circle: string; distance: string } }

/** The holes to scale on their circle, and between which of them the caliper lies. */
export function BoltCircleMeasuring({ circle, from, labels }: Props) {
  const { holes, diameterMm } = circle
  const scale = R / (diameterMm / 2)
  const [first, second] = boltCenters({ holes, diameterMm }).map(({ x, y }) => ({
    x: CENTER.x + x * scale,
    y: CENTER.y + y * scale,
  }))
  if (!first || !second) return null
  const length = Math.hypot(second.x - first.x, second.y - first.y) || 1
  const along = { x: (second.x - first.x) / length, y: (second.y - first.y) / length }
  // clockwise neighbors: this points away from the middle
  const outward = { x: along.y, y: -along.x }
  const beyond = from === 'edges' ? (HOLE_MM / 2) * scale : 0
  const ends = [
    { x: first.x - along.x * beyond, y: first.y - along.y * beyond },
    { x: second.x + along.x * beyond, y: second.y + along.y * beyond },
  ] as const
  const AWAY = 92
  const lifted = ends.map(({ x, y }) => ({ x: x + outward.x * AWAY, y: y + outward.y * AWAY }))
  const [a, b] = lifted
  if (!a || !b) return null
  const text = { x: (a.x + b.x) / 2 + outward.x * 26, y: (a.y + b.y) / 2 + outward.y * 26 }
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mx-auto w-full max-w-2xl">
      <circle cx={CENTER.x} cy={CENTER.y} r={R + 44} className="fill-lug stroke-hairline" strokeWidth={4} />
      <circle cx={CENTER.x} cy={CENTER.y} r={R * 0.6} className="fill-ink stroke-hairline" strokeWidth={4} />
      <BoltCircleDrawing center={CENTER} circle={{ holes, diameterMm }} scale={scale} label={labels.circle} />
      <g className="stroke-type" strokeWidth={4} fill="none">
        {ends.map((end, index) => (
          <path
            key={index === 0 ? 'first' : 'second'}
            d={`M${end.x} ${end.y}l${outward.x * (AWAY + 14)} ${outward.y * (AWAY + 14)}`}
          />
        ))}
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      </g>
      <text x={text.x} y={text.y} className="fill-type" fontSize={40} fontWeight={600}>
        {labels.distance}
      </text>
    </svg>
  )
}
