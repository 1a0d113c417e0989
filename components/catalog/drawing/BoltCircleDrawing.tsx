import type { SVGProps } from 'react'
import { boltCenters } from '@/lib/measures/dimensions'

/** Colors of the drawings on the dark surface. */
export const metal = {
  edge: '#4A4F57',
  body: '#3A3E45',
  face: '#26292D',
  shade: '#1A1C1F',
  hole: '#0B0C0D',
  signal: '#FF7A1A',
  chalk: '#E9E6DD',
}

export type HoleCircle = { holes: number; diameterMm: number }

/** The figures of drawings until others are known or chosen. mm */
export const usualMm = { circle: { holes: 5, diameterMm: 139.7 }, bore: 108, hole: 14, flange: 17 }

type HolesProps = SVGProps<SVGCircleElement> & { circle: HoleCircle; mm?: number; scale?: number }

/** A circle of `mm` in diameter at each hole, around the middle of the drawing. */
export const Holes = ({ circle, mm = usualMm.hole, scale = 1, ...look }: HolesProps) =>
  boltCenters(circle).map(({ x, y }) => (
    <circle key={`${x} ${y}`} cx={x * scale} cy={y * scale} r={(mm / 2) * scale} {...look} />
  ))

type Props = {
  circle: HoleCircle
  /** Units of the drawing for a millimeter. */
  scale: number
  /** The text of the diameter's dimension line; empty while no circle is chosen. */
  label: string
}

/** The holes; a chosen circle has its line and its diameter in the signal color. */
export function BoltCircleDrawing({ circle, scale, label }: Props) {
  const radius = (circle.diameterMm / 2) * scale
  return (
    <>
      <Holes circle={circle} scale={scale} fill={metal.hole} stroke={metal.edge} strokeWidth={4} />
      {label ? (
        <>
          <circle r={radius} fill="none" stroke={metal.signal} strokeWidth={3} strokeDasharray="16 9" />
          <DimensionLine from={-radius} to={radius} y={0} label={label} />
        </>
      ) : null}
    </>
  )
}

type DimensionLineProps = { from: number; to: number; y: number; label: string }

export function DimensionLine({ from, to, y, label }: DimensionLineProps) {
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
