import { Holes } from '@/components/catalog/drawing/BoltCircleDrawing'
import { drawnFrom } from '@/lib/catalog/product/drawings/drawing-address'
import type { Product } from '@/lib/catalog/product/schema'
import { isDrawable, spacerMeasure, tireMeasure, wheelMeasure } from '@/lib/media/drawing/measure'

/** How far a rim's flange stands over the nominal diameter, in mm. */
const FLANGE_MM = 17
/** Around a drawing, and between a spacer's face and its side. */
const MARGIN_MM = 12

type Hub = { holes: number; circleMm: number; boreMm: number }

/** What is drawn of a product, in mm: circles around one center, the holes of its hub, its thickness beside it. */
type Shape = { outerMm: number; innerMm?: number; hub?: Hub; thicknessMm?: number }

function shapeOf(product: Product): Shape | null {
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
        outerMm: wheel.rimDiameterMm + 2 * FLANGE_MM,
        innerMm: wheel.rimDiameterMm - 2 * FLANGE_MM,
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

/** A product from its face, in a field as large as the largest of them needs; null if its dimensions are impossible. */
export function ScaleDrawing(props: { product: Product; among: readonly Product[]; label: string }) {
  const shape = shapeOf(props.product)
  if (!shape) return null
  const shapes = props.among.flatMap((each) => shapeOf(each) ?? [])
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
          <Holes
            circle={{ holes: shape.hub.holes, diameterMm: shape.hub.circleMm }}
            mm={14}
            className={line}
          />
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
