import { boltCenters } from '@/lib/catalog/dimensions'

/** Colours of the drawings on the dark surface. */
export const metal = {
  edge: '#4A4F57',
  body: '#3A3E45',
  face: '#26292D',
  shade: '#1A1C1F',
  hole: '#0B0C0D',
  signal: '#FF7A1A',
  chalk: '#E9E6DD',
}

const HOLE_MM = 14

type Props = {
  center: { x: number; y: number }
  circle: { holes: number; diameterMm: number }
  /** Units of the drawing for a millimetre. */
  scale: number
  /** The diameter, as its dimension says it; empty while it is not chosen. */
  label: string
}

/** The holes where they are drilled; once chosen, their circle and its diameter in the signal colour. */
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
        <g fill="none" stroke={metal.signal} strokeWidth={3}>
          <circle cx={x} cy={y} r={radius} strokeDasharray="16 9" />
          <path
            d={`M${x - radius} ${y}H${x + radius}M${x - radius} ${y - 13}v26M${x + radius} ${y - 13}v26`}
          />
          <text
            x={x}
            y={y - 16}
            textAnchor="middle"
            stroke="none"
            fill={metal.signal}
            fontSize={34}
            fontWeight={600}
          >
            {label}
          </text>
        </g>
      ) : null}
    </>
  )
}
