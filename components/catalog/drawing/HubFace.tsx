import { BoltCircleDrawing, DimensionLine, type HoleCircle, Holes, metal, usualMm } from './BoltCircleDrawing'

/** One scale for all hubs makes them comparable; a hub that would not fit is drawn smaller. */
const UNITS_PER_MM = 3.9
const MOST_RADIUS = 430
const MARGIN_MM = 25

type Props = {
  circle: HoleCircle | undefined
  /** 0 while no car is chosen. */
  boreMm: number
  circleLabel: string
  boreLabel: string
  /** A hub with bolts has holes instead of studs. */
  hasBolts?: boolean
  className: string
}

/** A hub from the front, to scale. Screen readers skip it, since the text says the same. */
export function HubFace({
  circle = usualMm.circle,
  boreMm,
  circleLabel,
  boreLabel,
  hasBolts = false,
  className,
}: Props) {
  const hubMm = circle.diameterMm / 2 + MARGIN_MM
  const scale = Math.min(UNITS_PER_MM, MOST_RADIUS / hubMm)
  const hub = hubMm * scale
  const bore = ((boreMm || usualMm.bore) / 2) * scale
  const foot = hub + 72
  const stud = { mm: 12, fill: metal.chalk, stroke: metal.edge, strokeWidth: 5 }
  return (
    <svg aria-hidden="true" viewBox="-500 -445 1000 1000" className={className}>
      <circle r={hub} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle r={hub - 14} fill="none" stroke={metal.face} strokeWidth={5} />
      <circle r={bore} fill={metal.face} stroke={metal.edge} strokeWidth={8} />
      <circle r={bore * 0.55} fill={metal.shade} stroke={metal.edge} strokeWidth={4} />
      <BoltCircleDrawing circle={circle} scale={scale} label={circleLabel} />
      {hasBolts ? null : <Holes circle={circle} scale={scale} {...stud} />}
      {boreLabel ? (
        <>
          <path
            d={`M${-bore} 0V${foot}M${bore} 0V${foot}`}
            stroke={metal.signal}
            strokeWidth={2}
            strokeDasharray="4 8"
          />
          <DimensionLine from={-bore} to={bore} y={foot} label={boreLabel} />
        </>
      ) : null}
    </svg>
  )
}
