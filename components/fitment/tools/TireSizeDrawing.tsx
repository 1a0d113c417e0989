import type { SizedTire } from '@/lib/fitment/tools/tire-size'
import { MM_PER_INCH } from '@/lib/measures/dimensions'

const WIDTH = 1000
const TOP = 70
const GAP = 26
/** Height that the taller tire has at most. */
const TALLEST = 360

type Look = { line: string; dashes?: string }

/** Old dashed, new in the signal color: told apart without color too. */
const looks: { old: Look; new: Look } = {
  old: { line: 'stroke-type', dashes: '14 8' },
  new: { line: 'stroke-signal' },
}

type Props = { old: SizedTire; new: SizedTire; labels: { old: string; new: string } }

/** Two tires on one ground, from the side and from the front, at one scale. */
export function TireSizeDrawing({ old: from, new: to, labels }: Props) {
  const wide = from.overallDiameterMm + to.overallDiameterMm + from.sectionWidthMm + to.sectionWidthMm
  const tall = Math.max(from.overallDiameterMm, to.overallDiameterMm)
  const scale = Math.min((WIDTH - 5 * GAP) / wide, TALLEST / tall)
  const ground = TOP + tall * scale
  const middle = WIDTH / 2
  const fromFront = middle - GAP / 2 - from.sectionWidthMm * scale
  const toFront = middle + GAP / 2
  const fromSide = fromFront - GAP - (from.overallDiameterMm / 2) * scale
  const toSide = toFront + to.sectionWidthMm * scale + GAP + (to.overallDiameterMm / 2) * scale
  const tops = [from, to].map((tire) => ground - tire.overallDiameterMm * scale)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + 20}`} className="w-full" fill="none">
      <path d={`M0 ${ground + 3}H${WIDTH}`} className="stroke-soft" strokeWidth={6} />
      {tops.map((y, index) => (
        <path
          key={index === 0 ? 'old' : 'new'}
          d={`M${fromSide} ${y}H${toSide}`}
          className={index === 0 ? looks.old.line : looks.new.line}
          strokeWidth={2}
          strokeDasharray="4 8"
        />
      ))}
      <Tire tire={from} look={looks.old} scale={scale} side={fromSide} front={fromFront} ground={ground} />
      <Tire tire={to} look={looks.new} scale={scale} side={toSide} front={toFront} ground={ground} />
      <g className="fill-type" fontSize={40} fontWeight={600} textAnchor="middle">
        <text x={fromSide} y={TOP - 30}>
          {labels.old}
        </text>
        <text x={toSide} y={TOP - 30}>
          {labels.new}
        </text>
      </g>
    </svg>
  )
}

type TireProps = { tire: SizedTire; look: Look; scale: number; side: number; front: number; ground: number }

function Tire({ tire, look, scale, side, front, ground }: TireProps) {
  const radius = (tire.overallDiameterMm / 2) * scale
  const rim = ((tire.size.diameter * MM_PER_INCH) / 2) * scale
  const line = { className: `${look.line} fill-lug`, strokeWidth: 5, strokeDasharray: look.dashes }
  return (
    <>
      <circle cx={side} cy={ground - radius} r={radius - 2.5} {...line} />
      <circle cx={side} cy={ground - radius} r={rim} className={`${look.line} fill-ink`} strokeWidth={3} />
      <circle cx={side} cy={ground - radius} r={6} className="fill-type" />
      <rect
        x={front}
        y={ground - 2 * radius + 2.5}
        width={tire.sectionWidthMm * scale}
        height={2 * radius - 5}
        rx={Math.min(24, tire.sidewallMm * scale * 0.3)}
        {...line}
      />
    </>
  )
}
