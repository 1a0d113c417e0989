import { boltCenters } from '@/lib/measures/dimensions'
import { DimensionLine } from './DimensionLine'
import { metal } from './metal'

const HOLE_MM = 14

type Props = {
  center: { x: number; y: number }
  circle: { holes: number; diameterMm: number }
  /** Units of the drawing for a millimeter. */
  scale: number
  /** The diameter, as its dimension says it; empty while it is not chosen. */
  label: string
}

/** The holes where they are drilled; once chosen, their circle and its diameter in the signal color. */
export function BoltCircleDrawing({ center: { x, y }, circle, scale, label }: Props) {
  const radius = (circle.diameterMm / 2) * scale
  return (
    <>
      {boltCenters(circle).map((hole) => (
        <circle
          key={`${hole.x} ${hole.y}`}
          cx={x + hole.x * scale}
          cy={y + hole.y * scale}
          r={(HOLE_MM / 2) * scale}
          fill={metal.hole}
          stroke={metal.edge}
          strokeWidth={4}
        />
      ))}
      {label ? (
        <>
          <circle
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            stroke={metal.signal}
            strokeWidth={3}
            strokeDasharray="16 9"
          />
          <DimensionLine from={x - radius} to={x + radius} y={y} label={label} />
        </>
      ) : null}
    </>
  )
}
