import { tireDrawing } from '@/lib/media/drawing/tire/scale-drawing'
import { tireSide } from '@/lib/media/drawing/tire/tire'
import { tireFront, tireTread } from '@/lib/media/drawing/tire/tread'
import { spacerDrawing, wheelDrawing } from '@/lib/media/drawing/wheel/scale-drawing'
import { spacerFront, spacerSide } from '@/lib/media/drawing/wheel/spacer'
import { wheelFront, wheelSide } from '@/lib/media/drawing/wheel/wheel'
import { isDrawable } from './measure'
import { placeholder } from './placeholder'
import type { DrawnProduct, DrawnSpacer, DrawnTire, DrawnWheel } from './product'

type Views<T> = Readonly<Record<string, (product: T) => string>>

const tire: Views<DrawnTire> = { front: tireFront, side: tireSide, tread: tireTread, drawing: tireDrawing }
const wheel: Views<DrawnWheel> = { front: wheelFront, side: wheelSide, drawing: wheelDrawing }
const spacer: Views<DrawnSpacer> = { front: spacerFront, side: spacerSide, drawing: spacerDrawing }

const among = <T extends DrawnProduct>(views: Views<T>, view: string, product: T) => {
  const draw = Object.hasOwn(views, view) ? views[view] : undefined
  return draw && (isDrawable(product) ? () => draw(product) : placeholder)
}

/** The function that draws a product in a view, as SVG; undefined when its type has no such view. */
export function productDrawing(product: DrawnProduct, view: string): (() => string) | undefined {
  if (product.productType === 'Tire') return among(tire, view, product)
  return product.productType === 'Wheel' ? among(wheel, view, product) : among(spacer, view, product)
}
