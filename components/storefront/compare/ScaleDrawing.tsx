import { Holes, usualMm } from '@/components/catalog/drawing/BoltCircleDrawing'
import { drawnFrom } from '@/lib/catalog/product/drawings/drawing-address'
import type { Product } from '@/lib/catalog/product/schema'
import { isDrawable, spacerMeasure, tireMeasure, wheelMeasure } from '@/lib/media/drawing/measure'

/** Around a drawing, and between a spacer's face and its side. */
const MARGIN_MM = 12

type Hub = { holes: number; circleMm: number; boreMm: number }

/** The drawn dimensions of a product in mm: circles around one center, the holes of its hub, its thickness. */
type Shape = { outerMm: number; innerMm?: number; hub?: Hub; thicknessMm?: number }

function drawnShape(product: Product): Shape | null {
  const drawn = drawnFrom(product)
  if (!isDrawable(drawn)) return null
  switch (drawn.productType) {
    case 'Tire': {
      const { overallDiameterMm, rimDiameterMm } = tireMeasure(drawn)
      return { outerMm: overallDiameterMm, innerMm: rimDiameterMm }
    }
    case 'Wheel': {
      const wheel = wheelMeasure(drawn)
      return {
        outerMm: wheel.rimDiameterMm + 2 * usualMm.flange,
        innerMm: wheel.rimDiameterMm - 2 * usualMm.flange,
        hub: wheel,
      }
    }
    case 'Spacer': {
      const spacer = spacerMeasure(drawn)
      return { outerMm: spacer.outerMm, hub: spacer, thicknessMm: spacer.thicknessMm }
    }
  }
}

const widthOf = ({ outerMm, thicknessMm }: Shape) =>
  outerMm + (thicknessMm === undefined ? 0 : MARGIN_MM + thicknessMm)

/** A product's face to the scale of the largest compared product; null for impossible dimensions. */
export function ScaleDrawing(props: { product: Product; among: readonly Product[]; label: string }) {
  const shape = drawnShape(props.product)
  if (!shape) return null
  const shapes = props.among.flatMap((each) => drawnShape(each) ?? [])
  const side = Math.max(...shapes.map((each) => Math.max(widthOf(each), each.outerMm))) + 2 * MARGIN_MM
  const x = (side - widthOf(shape)) / 2 + shape.outerMm / 2
  const y = side - MARGIN_MM - shape.outerMm / 2
  const line = 'fill-ground stroke-type'
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`${-x} ${-y} ${side} ${side}`}
      strokeWidth={side / 150}
      className="size-36 md:size-48"
    >
      <circle r={shape.outerMm / 2} className="fill-hairline stroke-type" />
      {shape.innerMm ? <circle r={shape.innerMm / 2} className="fill-face stroke-type" /> : null}
      {shape.hub ? (
        <>
          <circle r={shape.hub.circleMm / 2} fill="none" strokeDasharray="12 8" className="stroke-signal" />
          <Holes circle={{ holes: shape.hub.holes, diameterMm: shape.hub.circleMm }} className={line} />
          <circle r={shape.hub.boreMm / 2} className={line} />
        </>
      ) : null}
      {shape.thicknessMm ? (
        <rect
          x={shape.outerMm / 2 + MARGIN_MM}
          y={-shape.outerMm / 2}
          width={shape.thicknessMm}
          height={shape.outerMm}
          className="fill-type"
        />
      ) : null}
      <path d={`M${-x} ${side - y - MARGIN_MM}h${side}`} className="stroke-edge" />
    </svg>
  )
}
