const SIZE = '195/80 R15'

type Props = { load: string; speed: string; words: { load: string; speed: string } }

/** Where load index and speed symbol stand on a sidewall, and what they mean. */
export function LoadSpeedDrawing({ load, speed, words }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 300" className="w-full">
      <path
        d="M-40 330A900 900 0 0 1 1040 330V120A1100 1100 0 0 0 -40 120Z"
        className="fill-rubber stroke-lug"
        strokeWidth={4}
      />
      <g className="font-display" fontWeight={800} fontSize={72}>
        <text x={530} y={190} textAnchor="end" className="fill-soft">
          {SIZE}
        </text>
        <text x={650} y={190} textAnchor="middle" className="fill-signal">
          {load}
        </text>
        <text x={800} y={190} textAnchor="middle" className="fill-type">
          {speed}
        </text>
      </g>
      <g className="fill-type" fontSize={40} fontWeight={600} textAnchor="middle">
        {words.load ? (
          <>
            <path d="M650 118V72" className="stroke-signal" strokeWidth={4} />
            <text x={650} y={56}>
              {words.load}
            </text>
          </>
        ) : null}
        {words.speed ? (
          <>
            <path d="M800 206V246" className="stroke-type" strokeWidth={4} />
            <text x={800} y={284}>
              {words.speed}
            </text>
          </>
        ) : null}
      </g>
    </svg>
  )
}
