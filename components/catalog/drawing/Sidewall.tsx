/** Outer radius of the drawing, in units of its 1000 x 1000 field. */
const R = 480
const C = 500
const LUGS = 72
const SPOKES = [0, 72, 144, 216, 288]

type Props = {
  /** The size, moulded large on the upper arc. */
  marking: string
  /** The maker's name behind it, where the whole arc is in sight. */
  brand: string
  legend: string
  /** Share of the wheel in the overall diameter: the drawing is to scale. */
  rimShare: number
  /** Height of the sidewall, as its dimension line says it; none while the size is open. */
  sidewallHeight: string | null
  className?: string
}

/** A tire from the side, to scale, with its marking. A picture only: everything it says stands in words beside it. */
export function Sidewall({ marking, brand, legend, rimShare, sidewallHeight, className }: Props) {
  const rim = R * rimShare
  const shoulder = 412
  const band = shoulder - rim
  const letters = Math.min(60, band * 0.42)
  const letterArc = rim + band * 0.46
  const legendArc = rim + band * 0.17
  const move = { transition: 'r 180ms' }
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 1000" className={className}>
      <g fill="none">
        <circle
          cx={C}
          cy={C}
          r={474}
          stroke="#33373D"
          strokeWidth={40}
          pathLength={LUGS}
          strokeDasharray=".6 .4"
        />
        <circle
          cx={C}
          cy={C}
          r={462}
          stroke="#2A2E33"
          strokeWidth={36}
          pathLength={LUGS}
          strokeDasharray=".5 .5"
          strokeDashoffset={0.55}
        />
      </g>
      <circle cx={C} cy={C} r={452} fill="#1F2226" />
      <circle
        cx={C}
        cy={C}
        r={432}
        fill="none"
        stroke="#2C3036"
        strokeWidth={40}
        pathLength={LUGS / 2}
        strokeDasharray=".3 .7"
      />
      <circle cx={C} cy={C} r={shoulder} fill="#1A1C1F" stroke="#33373D" strokeWidth={3} />
      <circle cx={C} cy={C} r={rim + 12} fill="#131416" stroke="#2E3237" strokeWidth={3} style={move} />
      <circle cx={C} cy={C} r={rim - 8} fill="#0E0F11" stroke="#4A4F57" strokeWidth={20} style={move} />
      <g transform={`translate(${C} ${C}) scale(${rim / 264})`} fill="#3A3E45">
        {SPOKES.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M-38-246h76L26-76h-52z" />
            <circle cy={-54} r={9} fill="#0B0C0D" transform="rotate(36)" />
          </g>
        ))}
        <circle r={80} fill="none" stroke="#3A3E45" strokeWidth={14} />
        <circle r={34} fill="#26292D" />
      </g>
      <path id="sidewall-letters" d={arc(letterArc - letters * 0.1)} fill="none" />
      <path id="sidewall-legend" d={arc(legendArc)} fill="none" />
      {[marking, `${marking} · ${brand}`].map((moulded, index) => (
        <text
          key={moulded}
          className={index === 0 ? 'font-display lg:hidden' : 'font-display max-lg:hidden'}
          fontWeight={800}
          fontSize={letters}
          letterSpacing={4}
          fill="#E9E6DD"
        >
          <textPath href="#sidewall-letters" startOffset="50%" textAnchor="middle">
            {moulded}
          </textPath>
        </text>
      ))}
      <text
        className="font-display"
        fontWeight={500}
        fontSize={Math.min(22, band * 0.16)}
        letterSpacing={5}
        fill="#8F8E87"
      >
        <textPath href="#sidewall-legend" startOffset="50%" textAnchor="middle">
          {legend}
        </textPath>
      </text>
      {sidewallHeight === null ? null : (
        <g stroke="#FF7A1A" strokeWidth={2.5}>
          <path
            d={`M${C - R} ${C + 52}H${C - rim}M${C - R} ${C + 40}v24M${C - rim} ${C + 40}v24`}
            fill="none"
          />
          <text
            x={C - (R + rim) / 2}
            y={C + 40}
            textAnchor="middle"
            stroke="none"
            fill="#FF7A1A"
            fontSize={26}
            fontWeight={600}
          >
            {sidewallHeight}
          </text>
        </g>
      )}
    </svg>
  )
}

/** The upper half of a circle, from nine o'clock to three. */
const arc = (radius: number) => `M${C - radius} ${C}A${radius} ${radius} 0 0 1 ${C + radius} ${C}`
