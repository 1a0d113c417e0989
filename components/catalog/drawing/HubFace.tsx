import { boltCenters } from '@/lib/measures/dimensions'
import { BoltCircleDrawing } from './BoltCircleDrawing'
import { DimensionLine } from './DimensionLine'
import { metal } from './metal'

const CENTER = { x: 500, y: 445 }
/** The same for every hub, so that two of them can be compared; smaller only for one that would not fit. */
const UNITS_PER_MM = 3.9
const MOST_RADIUS = 430
/** From the bolt circle to the edge of the hub. */
const MARGIN_MM = 25
const STUD_MM = 12
const usual = { circle: { holes: 5, diameterMm: 139.7 }, boreMm: 108 }

type Props = {
  circle: { holes: number; diameterMm: number } | undefined
  /** 0 while no car is chosen. */
  boreMm: number
  circleLabel: string
  boreLabel: string
  /** A hub with bolts has holes instead of studs. */
  hasBolts?: boolean
  className?: string
}

/** A hub from the front, to scale. A picture only: everything it says stands in words beside it. */
export function HubFace({ circle, boreMm, circleLabel, boreLabel, hasBolts = false, className }: Props) {
  const drawn = circle ?? usual.circle
  const { x, y } = CENTER
  const hubMm = drawn.diameterMm / 2 + MARGIN_MM
  const scale = Math.min(UNITS_PER_MM, MOST_RADIUS / hubMm)
  const hub = hubMm * scale
  const bore = ((boreMm || usual.boreMm) / 2) * scale
  const foot = y + hub + 72
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 1000" className={className}>
      <circle cx={x} cy={y} r={hub} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle cx={x} cy={y} r={hub - 14} fill="none" stroke={metal.face} strokeWidth={5} />
      <circle cx={x} cy={y} r={bore} fill={metal.face} stroke={metal.edge} strokeWidth={8} />
      <circle cx={x} cy={y} r={bore * 0.55} fill={metal.shade} stroke={metal.edge} strokeWidth={4} />
      <BoltCircleDrawing center={CENTER} circle={drawn} scale={scale} label={circleLabel} />
      {hasBolts
        ? null
        : boltCenters(drawn).map((stud) => (
            <circle
              key={`${stud.x} ${stud.y}`}
              cx={x + stud.x * scale}
              cy={y + stud.y * scale}
              r={(STUD_MM / 2) * scale}
              fill={metal.chalk}
              stroke={metal.edge}
              strokeWidth={5}
            />
          ))}
      {boreLabel ? (
        <>
          <path
            d={`M${x - bore} ${y}V${foot}M${x + bore} ${y}V${foot}`}
            stroke={metal.signal}
            strokeWidth={2}
            strokeDasharray="4 8"
          />
          <DimensionLine from={x - bore} to={x + bore} y={foot} label={boreLabel} />
        </>
      ) : null}
    </svg>
  )
}
