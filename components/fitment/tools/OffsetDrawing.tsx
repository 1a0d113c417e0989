import type { SeatedWheel } from '@/lib/fitment/tools/offset'
import { FLANGE_WIDTH_MM, MM_PER_INCH } from '@/lib/measures/dimensions'
import { outline, type Point } from '@/lib/media/drawing/svg'
import { discSection, rimSection } from '@/lib/media/drawing/wheel/wheel-section'

const WIDTH = 1000
const MARGIN = 20
/** Only the width and the offset are compared: every wheel is drawn with a 15-inch rim and 5x139.7. */
const usual = { rimDiameterMm: 15 * MM_PER_INCH, circleMm: 139.7, boreMm: 108 }
/** From the axle: where the drawing begins, and what stands above the rim. mm */
const BOTTOM_MM = 30
const TOP_MM = usual.rimDiameterMm / 2 + 20

type Props = {
  now: SeatedWheel
  after: SeatedWheel
  words: { inside: string; outside: string; hub: string }
}

/** The upper half of the section through both wheels on one hub: the suspension to the left, the street to the right. */
export function OffsetDrawing({ now, after, words }: Props) {
  const inside = Math.max(now.insideMm, after.insideMm, 70)
  const outside = Math.max(now.outsideMm, after.outsideMm, 70)
  const scale = (WIDTH - 2 * MARGIN) / (inside + outside)
  const head = 120
  const bottom = head + (TOP_MM - BOTTOM_MM) * scale
  const at = ([x, y]: Point): Point => [MARGIN + (inside + x) * scale, head + (TOP_MM - y) * scale]
  const hubFace = at([0, 0])[0]
  const sections = (wheel: SeatedWheel) => {
    const drawn = { ...usual, widthMm: wheel.widthInches * MM_PER_INCH, offsetMm: wheel.offsetMm }
    // the spacer stands between hub and disc: in the rim, the disc stays where the wheel's own ET puts it
    const seat = clamped(wheel.offsetMm + wheel.spacerMm, drawn.widthMm)
    return [rimSection(drawn), discSection({ ...drawn, offsetMm: seat })].map((points) =>
      outline(points.map(([x, y]) => at([x - wheel.offsetMm, y]))),
    )
  }
  const [hubTop, hubBottom] = [at([0, usual.circleMm / 2 + 16])[1], at([0, BOTTOM_MM])[1]]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${bottom + 56}`} className="w-full">
      <g className="fill-lug stroke-soft" strokeWidth={3}>
        <rect x={hubFace - 14 * scale} y={hubTop} width={14 * scale} height={hubBottom - hubTop} />
        {after.spacerMm > 0 ? (
          <rect
            x={hubFace}
            y={hubTop}
            width={after.spacerMm * scale}
            height={hubBottom - hubTop}
            className="fill-soft"
          />
        ) : null}
      </g>
      {sections(after).map((d) => (
        <path key={d} d={d} className="fill-signal" fillOpacity={0.85} />
      ))}
      {sections(now).map((d) => (
        <path
          key={d}
          d={d}
          className="fill-none stroke-type"
          strokeWidth={4}
          strokeDasharray="12 7"
          strokeLinejoin="round"
        />
      ))}
      <path d={`M${hubFace} ${head - 30}V${bottom + 10}`} className="stroke-type" strokeWidth={3} />
      <Edge x={at([-now.insideMm, 0])[0]} y={head} isDashed />
      <Edge x={at([now.outsideMm, 0])[0]} y={head} isDashed />
      <Edge x={at([-after.insideMm, 0])[0]} y={head} />
      <Edge x={at([after.outsideMm, 0])[0]} y={head} />
      <g className="fill-type" fontSize={40} fontWeight={600}>
        <text x={MARGIN} y={44}>
          ← {words.inside}
        </text>
        <text x={WIDTH - MARGIN} y={44} textAnchor="end">
          {words.outside} →
        </text>
        <text x={hubFace} y={bottom + 44} textAnchor="middle">
          {words.hub}
        </text>
      </g>
    </svg>
  )
}

/** Keeps the disc inside its rim, whatever ET was typed: beyond it no wheel could be made. */
const clamped = (offsetMm: number, widthMm: number): number => {
  const most = widthMm / 2 + FLANGE_WIDTH_MM
  return Math.max(-most, Math.min(most, offsetMm))
}

/** Where an edge of the flange lies. */
const Edge = ({ x, y, isDashed = false }: { x: number; y: number; isDashed?: boolean }) => (
  <path
    d={`M${x} ${y - 44}v56`}
    className={isDashed ? 'stroke-type' : 'stroke-signal'}
    strokeWidth={4}
    strokeDasharray={isDashed ? '12 7' : undefined}
  />
)
