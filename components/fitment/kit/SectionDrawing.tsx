'use client'

import { useTranslations } from 'next-intl'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { wheelSections } from '@/components/fitment/wheel-sections'
import { type MountedWheel, type Setup, tireRadiusMm } from '@/lib/fitment/kit-check/setup'
import { boltCircle, MM_PER_INCH, tireDimensions } from '@/lib/measures/dimensions'
import type { Point } from '@/lib/media/drawing/svg'

const WIDTH = 520
const MARGIN = 14
const HEAD = 44
const FOOT = 76
/** The drawing begins this far above the axle. mm */
const BOTTOM_MM = 30
/** Stands in for unknown figures of the hub. mm */
const usual = { circleMm: 139.7, boreMm: 108 }
/** Rubber between the outside of a tire and the air. mm */
const CARCASS_MM = 13

type Props = {
  before: Setup
  after: { tire: Setup['tire']; wheel: MountedWheel }
  hub: { boltPattern: string | null; centerBore: number | null }
}

type At = (point: Point) => Point

/** The middle of a rim, from the hub's face outward. */
const rimMiddleMm = ({ offset, spacerMm }: MountedWheel): number => spacerMm - offset

function reach({ tire, wheel }: Setup): { inside: number; outside: number } {
  if (!wheel) return { inside: 0, outside: 0 }
  const half = tire ? tireDimensions(tire).sectionWidthMm / 2 : 0
  return {
    inside: Math.max(wheel.insideMm, half - rimMiddleMm(wheel)),
    outside: Math.max(wheel.outsideMm, half + rimMiddleMm(wheel)),
  }
}

/** The upper half of the section through the wheel on its hub: the suspension to the left, the street to the right. */
export function SectionDrawing({ before, after, hub }: Props) {
  const t = useTranslations('kit.sectionWords')
  const { figure } = useFigures()
  const reaches = [reach(before), reach(after)]
  const inside = Math.max(...reaches.map((each) => each.inside), 80)
  const outside = Math.max(...reaches.map((each) => each.outside), 80)
  const top = Math.max(...[before, after].map(setupHeightMm)) + 8
  const scale = (WIDTH - 2 * MARGIN) / (inside + outside)
  const bottom = HEAD + (top - BOTTOM_MM) * scale
  const at: At = ([x, y]) => [MARGIN + (inside + x) * scale, HEAD + (top - y) * scale]
  const circleMm = (hub.boltPattern && boltCircle(hub.boltPattern)?.diameterMm) || usual.circleMm
  const boreMm = hub.centerBore ?? usual.boreMm
  const [face, hubTop] = at([0, circleMm / 2 + 16])
  const sectionOf = ({ rim, offset, spacerMm }: MountedWheel) =>
    wheelSections(
      {
        rimDiameterMm: rim.diameter * MM_PER_INCH,
        widthInches: rim.width,
        offsetMm: offset,
        circleMm,
        boreMm,
      },
      spacerMm - offset,
      at,
    )
  const edges = { inside: at([-after.wheel.insideMm, 0])[0], outside: at([after.wheel.outsideMm, 0])[0] }
  const line = bottom + 22
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${bottom + FOOT}`} className="w-full print:max-h-96">
      {after.tire ? (
        <path
          d={tireSection(after, at)}
          fillRule="evenodd"
          className="fill-tire stroke-soft"
          strokeWidth={2.5}
        />
      ) : null}
      <g className="fill-soft stroke-type" strokeWidth={1}>
        <rect
          x={at([-55, 0])[0]}
          y={at([0, circleMm / 2 - 12])[1]}
          width={30 * scale}
          height={bottom - at([0, circleMm / 2 - 12])[1]}
        />
        <rect x={face - 14 * scale} y={hubTop} width={14 * scale} height={bottom - hubTop} />
      </g>
      <g className="fill-signal stroke-type" strokeWidth={1}>
        {sectionOf(after.wheel).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {after.wheel.spacerMm > 0 ? (
        <rect
          x={face}
          y={hubTop}
          width={after.wheel.spacerMm * scale}
          height={bottom - hubTop}
          className="fill-type"
        />
      ) : null}
      {before.wheel ? (
        <g className="fill-none stroke-type" strokeWidth={2} strokeDasharray="7 4" strokeLinejoin="round">
          {before.tire ? <path d={tireSection({ tire: before.tire, wheel: before.wheel }, at)} /> : null}
          {sectionOf(before.wheel).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ) : null}
      <g className="stroke-type" strokeWidth={2} fill="none">
        <path d={`M${face} ${HEAD - 4}V${line + 12}`} />
        <path d={`M${edges.inside} ${line - 9}v18M${edges.outside} ${line - 9}v18`} />
        <path d={`M${edges.inside} ${line}H${edges.outside}`} />
      </g>
      <g className="fill-type" fontSize={19} fontWeight={600}>
        <text x={MARGIN} y={24}>
          ← {t('inside')}
        </text>
        <text x={WIDTH - MARGIN} y={24} textAnchor="end">
          {t('outside')} →
        </text>
        <text x={(edges.inside + face) / 2} y={line + 24} textAnchor="middle">
          {figure(after.wheel.insideMm)}
        </text>
        <text x={(edges.outside + face) / 2} y={line + 24} textAnchor="middle">
          {figure(after.wheel.outsideMm)}
        </text>
        <text x={face} y={line + 47} textAnchor="middle" className="fill-soft">
          {t('hub')}
        </text>
      </g>
    </svg>
  )
}

const setupHeightMm = ({ tire, wheel }: Setup): number =>
  Math.max(tire ? tireRadiusMm(tire) : 0, wheel ? (wheel.rim.diameter * MM_PER_INCH) / 2 + 20 : 0)

/** The tire around its air: sidewalls that bulge past the rim, and a nearly flat tread. */
function tireSection({ tire, wheel }: Setup, at: At): string {
  if (!tire || !wheel) return ''
  const { sectionWidthMm, overallDiameterMm } = tireDimensions(tire)
  const rimHalf = (wheel.rim.width * MM_PER_INCH) / 2
  const shell = (inset: number) => {
    const seat = (tire.diameter * MM_PER_INCH) / 2 + 3
    const tread = overallDiameterMm / 2 - inset
    const bulge = sectionWidthMm / 2 - inset
    const middle = seat + (tread - seat) * 0.45
    const foot = rimHalf - inset
    const place = (x: number, y: number) =>
      at([x + rimMiddleMm(wheel), y])
        .map((value) => Math.round(value * 10) / 10)
        .join(' ')
    return [
      `M${place(-foot, seat)}`,
      `Q${place(-bulge, seat + (middle - seat) * 0.3)} ${place(-bulge, middle)}`,
      `Q${place(-bulge, tread - 4)} ${place(-bulge * 0.82, tread - 2)}`,
      `Q${place(0, tread + 2)} ${place(bulge * 0.82, tread - 2)}`,
      `Q${place(bulge, tread - 4)} ${place(bulge, middle)}`,
      `Q${place(bulge, seat + (middle - seat) * 0.3)} ${place(foot, seat)}Z`,
    ].join('')
  }
  return shell(0) + shell(CARCASS_MM)
}
