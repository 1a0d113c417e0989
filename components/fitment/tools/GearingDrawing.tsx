import type { SizedTire } from '@/lib/fitment/tools/tire-size'
import { MM_PER_INCH } from '@/lib/measures/dimensions'

const WIDTH = 1000
const MARGIN = 20
const ROW_GAP = 86

type Row = { tire: SizedTire; label: string; line: string; dashes?: string }

type Props = { old: SizedTire; new: SizedTire; labels: { old: string; new: string } }

/** How far each tire rolls in one turn, at one scale. */
export function GearingDrawing({ old: from, new: to, labels }: Props) {
  const longest = Math.max(from.circumferenceMm, to.circumferenceMm)
  const widest = Math.max(from.overallDiameterMm, to.overallDiameterMm)
  // the wheel stands at the beginning of its way, so half of it lies before the line
  const scale = (WIDTH - 2 * MARGIN) / (longest + widest / 2)
  const start = MARGIN + (widest / 2) * scale
  const height = widest * scale + ROW_GAP
  const rows: Row[] = [
    { tire: from, label: labels.old, line: 'stroke-type', dashes: '14 8' },
    { tire: to, label: labels.new, line: 'stroke-signal' },
  ]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${2 * height}`} className="w-full" fill="none">
      {rows.map(({ tire, label, line, dashes }, index) => {
        const ground = (index + 1) * height - 30
        const radius = (tire.overallDiameterMm / 2) * scale
        const end = start + tire.circumferenceMm * scale
        return (
          <g key={index === 0 ? 'old' : 'new'} className={line} strokeWidth={5} strokeDasharray={dashes}>
            <circle cx={start} cy={ground - radius} r={radius - 2.5} className="fill-lug" />
            <circle
              cx={start}
              cy={ground - radius}
              r={((tire.size.diameter * MM_PER_INCH) / 2) * scale}
              className="fill-ink"
              strokeWidth={3}
            />
            <path d={`M${start} ${ground}H${end}`} />
            <path d={`M${start} ${ground - 16}v32M${end} ${ground - 16}v32`} strokeDasharray="none" />
            <text
              x={end}
              y={ground - 34}
              textAnchor="end"
              className="fill-type"
              stroke="none"
              fontSize={40}
              fontWeight={600}
            >
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
