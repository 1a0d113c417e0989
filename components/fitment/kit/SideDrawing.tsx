import { tireRadiusMm } from '@/lib/fitment/kit-check/setup'
import { MM_PER_INCH, type TireSize } from '@/lib/measures/dimensions'

const WIDTH = 520
const GAP = 24
const HEAD = 12
const FOOT = 70
/** A tire that is drawn alone is not drawn larger than this. */
const LARGEST = 300

type Props = { before: TireSize | null; after: TireSize; labels: { before: string[]; after: string[] } }

/** The wheels before and after beside each other on one ground, at one scale. */
export function SideDrawing({ before, after, labels }: Props) {
  const tires = [before, after].filter((tire) => tire !== null)
  const diameters = tires.map((tire) => 2 * tireRadiusMm(tire))
  const wide = diameters.reduce((sum, each) => sum + each, 0)
  const scale = Math.min((WIDTH - (tires.length + 1) * GAP) / wide, LARGEST / Math.max(...diameters))
  const ground = HEAD + Math.max(...diameters) * scale
  const isPair = before !== null
  const centers = isPair
    ? [WIDTH / 2 - GAP / 2 - tireRadiusMm(before) * scale, WIDTH / 2 + GAP / 2 + tireRadiusMm(after) * scale]
    : [WIDTH / 2]
  const words = isPair ? [labels.before, labels.after] : [labels.after]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + FOOT}`} className="w-full print:max-h-96">
      <path d={`M0 ${ground + 2}H${WIDTH}`} className="stroke-type" strokeWidth={4} />
      {tires.map((tire, index) => {
        const isBefore = isPair && index === 0
        const radius = tireRadiusMm(tire) * scale
        const x = centers[index] ?? 0
        const y = ground - radius
        return (
          <g key={isBefore ? 'before' : 'after'}>
            <circle
              cx={x}
              cy={y}
              r={radius - 1.5}
              className={isBefore ? 'fill-none stroke-type' : 'fill-tire stroke-soft'}
              strokeWidth={2.5}
              strokeDasharray={isBefore ? '8 5' : undefined}
            />
            <circle
              cx={x}
              cy={y}
              r={((tire.diameter * MM_PER_INCH) / 2) * scale}
              className={isBefore ? 'fill-none stroke-type' : 'fill-signal stroke-type'}
              strokeWidth={2}
              strokeDasharray={isBefore ? '8 5' : undefined}
            />
            <circle cx={x} cy={y} r={5} className="fill-type" />
            <path d={`M0 ${ground - 2 * radius}H${WIDTH}`} className="stroke-soft" strokeDasharray="3 5" />
            {words[index]?.map((text, row) => (
              <text
                key={text}
                x={x}
                y={ground + 28 + row * 26}
                textAnchor="middle"
                fontSize={19}
                fontWeight={600}
                className={row === 0 ? 'fill-soft' : 'fill-type'}
              >
                {text}
              </text>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
