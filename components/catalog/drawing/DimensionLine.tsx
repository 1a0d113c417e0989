import { metal } from './metal'

type Props = { from: number; to: number; y: number; label: string }

/** A dimension as drawings give it: a line between two ticks, its measure above. */
export function DimensionLine({ from, to, y, label }: Props) {
  return (
    <g stroke={metal.signal} strokeWidth={3}>
      <path d={`M${from} ${y}H${to}M${from} ${y - 13}v26M${to} ${y - 13}v26`} fill="none" />
      <text
        x={(from + to) / 2}
        y={y - 17}
        textAnchor="middle"
        stroke="none"
        fill={metal.signal}
        fontSize={34}
        fontWeight={600}
      >
        {label}
      </text>
    </g>
  )
}
