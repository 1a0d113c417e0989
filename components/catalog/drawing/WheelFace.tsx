import { useId } from 'react'
import { BoltCircleDrawing } from './BoltCircleDrawing'
import { metal } from './metal'

const C = 500
/** Outer radius of the rim in units of the 1000 x 1000 field. */
const R = 480
const MM_PER_INCH = 25.4
/** The flange stands this far over the nominal diameter. */
const FLANGE_MM = 17
const SPOKES = 10
const usual = { rimInches: 15, circle: { holes: 5, diameterMm: 139.7 } }

type Props = {
  /** 0 while it is not chosen. */
  rimInches: number
  circle: { holes: number; diameterMm: number } | undefined
  /** 0 while it is not chosen. */
  boreMm: number
  circleLabel: string
  lettering: string
  className?: string
}

/** A wheel from the front, to scale. A picture only: everything it says stands in words beside it. */
export function WheelFace({ rimInches, circle, boreMm, circleLabel, lettering, className }: Props) {
  const arcId = useId()
  const drawn = circle ?? usual.circle
  const scale = R / (((rimInches || usual.rimInches) * MM_PER_INCH) / 2 + FLANGE_MM)
  const pitch = (drawn.diameterMm / 2) * scale
  const bore = Math.min((boreMm / 2) * scale || pitch * 0.68, pitch - 12 * scale)
  const hub = pitch + 21 * scale
  const barrel = R - 74
  const spokeWidth = Math.min(92, (hub * 2 * Math.PI) / SPOKES - 26)
  const letterArc = R - 46
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 1000" className={className}>
      <circle cx={C} cy={C} r={R} fill={metal.face} stroke={metal.edge} strokeWidth={6} />
      <circle cx={C} cy={C} r={R - 18} fill="none" stroke={metal.shade} strokeWidth={8} />
      <circle cx={C} cy={C} r={barrel} fill={metal.hole} stroke={metal.edge} strokeWidth={10} />
      {Array.from({ length: SPOKES }, (_, spoke) => (spoke * 360) / SPOKES).map((angle) => (
        <path
          key={angle}
          transform={`translate(${C} ${C}) rotate(${angle + 18})`}
          d={`M${-spokeWidth / 2} ${-hub + 30}L${-spokeWidth * 0.3} ${-barrel}h${spokeWidth * 0.6}L${spokeWidth / 2} ${-hub + 30}z`}
          fill={metal.body}
          stroke={metal.shade}
          strokeWidth={4}
        />
      ))}
      <circle cx={C} cy={C} r={hub} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle cx={C} cy={C} r={bore} fill={metal.hole} stroke={metal.edge} strokeWidth={8} />
      <BoltCircleDrawing center={{ x: C, y: C }} circle={drawn} scale={scale} label={circleLabel} />
      <path
        id={arcId}
        d={`M${C - letterArc} ${C}A${letterArc} ${letterArc} 0 0 1 ${C + letterArc} ${C}`}
        fill="none"
      />
      <text className="font-display" fontWeight={800} fontSize={30} letterSpacing={8} fill={metal.chalk}>
        <textPath href={`#${arcId}`} startOffset="50%" textAnchor="middle">
          {rimInches > 0 ? `${lettering} · ${rimInches}"` : lettering}
        </textPath>
      </text>
    </svg>
  )
}
