import { tireDrawing } from '@/lib/media/drawing/tire/scale-drawing'
import { tireSide } from '@/lib/media/drawing/tire/tire'
import { tireFront, tireTread } from '@/lib/media/drawing/tire/tread'
import { spacerDrawing, wheelDrawing } from '@/lib/media/drawing/wheel/scale-drawing'
import { spacerFront, spacerSide } from '@/lib/media/drawing/wheel/spacer'
import { wheelFront, wheelSide } from '@/lib/media/drawing/wheel/wheel'
import { PRODUCT_PICTURE } from '@/lib/media/formats'
import { isDrawable } from './measure'
import pictures from './news-pictures.json'
import type { DrawnProduct, DrawnSpacer, DrawnTire, DrawnWheel } from './product'
import {
  blend,
  circle,
  hoop,
  ink,
  onCircle,
  outline,
  type Point,
  paper,
  path,
  productPicture,
  stone,
} from './svg'

type Views<T> = Readonly<Record<string, (product: T) => string>>

const tire: Views<DrawnTire> = { front: tireFront, side: tireSide, tread: tireTread, drawing: tireDrawing }
const wheel: Views<DrawnWheel> = { front: wheelFront, side: wheelSide, drawing: wheelDrawing }
const spacer: Views<DrawnSpacer> = { front: spacerFront, side: spacerSide, drawing: spacerDrawing }

const among = <T extends DrawnProduct>(views: Views<T>, view: string, product: T) => {
  const draw = Object.hasOwn(views, view) ? views[view] : undefined
  return draw && (isDrawable(product) ? () => draw(product) : placeholder)
}

/** The function that draws a product in a view, as SVG; undefined for a view that its type lacks. */
export function productDrawing(product: DrawnProduct, view: string): (() => string) | undefined {
  if (product.productType === 'Tire') return among(tire, view, product)
  return product.productType === 'Wheel' ? among(wheel, view, product) : among(spacer, view, product)
}

/** For a product without a picture: the outline of a wheel in neutral colors. */
export function placeholder(): string {
  const center = [PRODUCT_PICTURE.width / 2, PRODUCT_PICTURE.height / 2] as const
  const tone = blend(stone, ink, 0.14)
  const part = (angle: number, shape: (at: (radius: number, turn: number) => Point) => Point[]) =>
    path(outline(shape((radius, turn) => onCircle(center, radius, angle + turn))), { fill: tone })
  const lugs = Array.from({ length: 40 }, (_, index) =>
    part(index * 9, (at) => [at(352, -3), at(352, 3), at(300, 2.4), at(300, -2.4)]),
  )
  const spokes = [0, 72, 144, 216, 288].map((angle) =>
    part(angle, (at) => [at(70, -26), at(70, 26), at(186, 9), at(186, -9)]),
  )
  return productPicture(
    blend(stone, paper, 0.4),
    ...lugs,
    hoop(center, 330, 210, tone),
    hoop(center, 198, 180, tone),
    ...spokes,
    circle(...center, 74, { fill: tone }),
    circle(...center, 34, { fill: blend(stone, paper, 0.4) }),
  )
}

const picturesBySlug = new Map(Object.entries(pictures))

/** The drawing of one of the demo's news; of any other news the shop's own. */
export const newsPicture = (slug: string): string => picturesBySlug.get(slug) ?? pictures.default
