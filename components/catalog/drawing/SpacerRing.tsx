import { BoltCircleDrawing } from './BoltCircleDrawing'
import { DimensionLine } from './DimensionLine'
import { metal } from './metal'

const CENTER = { x: 400, y: 470 }
const R = 380
/** From the bolt circle to the ring's edge. */
const MARGIN_MM = 17
const SECTION_LEFT = 850
const usual = { circle: { holes: 5, diameterMm: 139.7 }, thicknessMm: 30 }

type Props = {
  circle: { holes: number; diameterMm: number } | undefined
  /** 0 while it is not chosen. */
  thicknessMm: number
  circleLabel: string
  thicknessLabel: string
  className?: string
}

/** A spacer from the front and in section, to scale. A picture only: what it says stands in words beside it. */
export function SpacerRing({ circle, thicknessMm, circleLabel, thicknessLabel, className }: Props) {
  const drawn = circle ?? usual.circle
  const scale = R / (drawn.diameterMm / 2 + MARGIN_MM)
  const bore = Math.max((drawn.diameterMm / 2 - 22) * scale, 60)
  const thick = (thicknessMm || usual.thicknessMm) * scale
  const { x, y } = CENTER
  const top = y - R
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 1000" className={className} overflow="visible">
      <circle cx={x} cy={y} r={R} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle cx={x} cy={y} r={R - 14} fill="none" stroke={metal.face} strokeWidth={5} />
      <circle cx={x} cy={y} r={bore} fill={metal.hole} stroke={metal.edge} strokeWidth={8} />
      <BoltCircleDrawing center={CENTER} circle={drawn} scale={scale} label={circleLabel} />
      <g fill={metal.body} stroke={metal.edge} strokeWidth={5}>
        <rect x={SECTION_LEFT} y={top} width={thick} height={R - bore} style={move} />
        <rect x={SECTION_LEFT} y={y + bore} width={thick} height={R - bore} style={move} />
      </g>
      <rect x={SECTION_LEFT} y={y - bore} width={thick} height={2 * bore} fill={metal.shade} style={move} />
      {thicknessLabel ? (
        <DimensionLine from={SECTION_LEFT} to={SECTION_LEFT + thick} y={top - 34} label={thicknessLabel} />
      ) : null}
    </svg>
  )
}

const move = { transition: 'width 180ms' }
